import { category, chosen, row, worded, type Row } from './row.ts';

/** Rows for devices, screens, and what is measured. */
export const TECHNOLOGY: readonly Row[] = [
  row('name', 'font, font family, typeface, font name', {
    string: chosen('Inter:3, Roboto:3, Georgia, Open Sans:2, Lato'),
  }),
  row(
    'name',
    'resolution, screen resolution, aspect ratio text, screen size, video resolution, display resolution, native resolution',
    { string: chosen('1280×720:2, 1920×1080:5, 2560×1440, 3840×2160:2') },
  ),
  row('name', 'aspect ratio', { string: chosen('16:9, 4:3, 1:1, 3:2') }),
  row(
    'name',
    'equipment name, tool name, machine name, asset title, device label, tool, machine, asset description short, instrument name, equipment title, device label name, rental item name, asset label, appliance name, printer name, machine title, asset, furniture',
    category(
      'Printer, Projector, Forklift, Drill, Laptop, Monitor, Label Printer, Scanner, Compressor, Generator, Coffee Machine, Pallet Jack, Welding Set, Camera',
    ),
  ),
  row(
    'name',
    'sensor name, device name, device, meter name, thermostat name, iot device name, camera name, smart device name, controller name, device display name, sensor label, node label, terminal name pos, terminal label, station device',
    {
      string: worded('{place} {thing}', {
        place: 'Hallway, Kitchen, Office, Roof, Basement, Garden, Garage, Lobby, Warehouse, Server Room',
        thing: 'Sensor, Thermostat, Camera, Meter, Gateway, Switch',
      }),
    },
  ),
  row(
    'category',
    'sensor type, device class, sensor kind, measurement type, metric, metric name, reading type, sensor, sensor category, observation type, measurement name, metric type name, type sensor, telemetry type, observation, measurement metric, reading metric, observation name, vital sign, observation code, indicator, kpi, measure name',
    { string: chosen('temperature:4, humidity:3, motion:2, light, pressure, power:2') },
  ),
  row(
    'name',
    'webhook name, integration title, api key name, key name, token name, oauth app name, app title, client app name, connector name, integration, plugin name, extension name, add on name, addon, connection name, api token name, certificate name, ssh key name, credential name, plugin, integration type name, extension title, app display name, oauth client name',
    category(
      'Website, Mobile App, Billing Sync, Reporting, Backup Script, Test Client, Warehouse System, Newsletter Tool, Chat Bot, Calendar Sync, Data Export, Partner Portal',
    ),
  ),
  row(
    'registrar',
    'registrar, domain registrar, registrar name, certificate authority, ca, hosting provider, dns provider',
    category('Northern Domains, Cedar Registry, OpenName, Blue Hosting, Domain Works, NetHarbour'),
  ),
  row('unit', 'meter unit, energy unit, consumption unit, usage unit, meter reading unit', {
    string: chosen('kWh:5, m³:3'),
  }),
  row(
    'name',
    'unit name, unit label, measurement unit name',
    category('Piece, Kilogram, Litre, Metre, Box, Set, Pair, Hour, Day, Pallet'),
  ),
];
