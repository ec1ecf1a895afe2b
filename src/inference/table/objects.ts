import { row, type Guess, type Row } from './row.ts';

/** Returns a guess that makes an object with these entries. Each entry is inferred from its own name. */
const entries = (names: string): { readonly object: Guess } => ({
  object: { generator: 'const', args: { entries: names.split(', ') } },
});

/** Rows for objects of which a schema only says that they may contain anything: the names of what is usual in them. */
export const OBJECTS: readonly Row[] = [
  row(
    'object',
    'metadata, meta, extra, extra data, custom data, user data, additional data, additional information, app metadata, user metadata, private metadata, public metadata, client metadata, additional detail, annotation, passthrough, custom metadata, extension, tag',
    entries('source, reference'),
  ),
  row(
    'object',
    'attribute, property, custom field, custom attribute, custom property, trait, dimension value, field, field value, custom value, value, additional property, data field, parameter value',
    entries('channel, priority, is_active, quantity'),
  ),
  row(
    'object',
    '@product attribute, @product property, @product custom field, @product metadata, @product specification, specification, spec, @product feature, variant attribute',
    entries('color, size, material, is_fragile, weight'),
  ),
  row(
    'object',
    '@person attribute, @person property, @person custom field, @person trait, @person metadata, @person custom attribute',
    entries('company, job_title, language, is_vip, age'),
  ),
  row(
    'object',
    '@picture metadata, @video metadata, file metadata, exif, media information, image metadata',
    entries('format, author, camera_model, is_public, width, height'),
  ),
  row(
    'object',
    'setting, preference, configuration, user setting, default, general option, ui setting, notification setting, feature flag, feature, flag, capability, parameter, control',
    entries('language, time_zone, theme, notifications_enabled, items_per_page'),
  ),
  row('object', 'permission, right, scope, access, grant', entries('role, can_read, can_write, can_delete')),
  row('object', 'header, request header, response header, http header', entries('content-type, user-agent, etag')),
  row(
    'object',
    'context, client context, request context, environment information, device information, browser information, session data',
    entries('ip_address, locale, device, is_mobile, screen_width'),
  ),
  row('object', 'query, filter, criteria, condition, search', entries('status, category, is_active, limit')),
  row('object', 'link, url', entries('self')),
  row(
    'object',
    'address, location, place, billing address, shipping address',
    entries('street, city, postal_code, country'),
  ),
  row('object', 'coordinate, geo, position, lat lng, gps, geometry', entries('latitude, longitude')),
  row('object', 'dimension, size, measurement', entries('length, width, height')),
  row('object', 'error, last error, failure, exception, problem', entries('code, message')),
  row(
    'object',
    'price, amount, total, balance, cost, fee, money, tax, discount, subtotal',
    entries('amount, currency'),
  ),
  row(
    'object',
    'statistic, stat, metric, count, usage, summary, total count, kpi',
    entries('total_count, active_count, new_count'),
  ),
  row('object', 'period, range, interval, date range, validity, time range', entries('start_date, end_date')),
  row('object', 'contact, contact information, @person, sender, recipient', entries('name, email, phone')),
  row('object', 'image, picture, photo, thumbnail, avatar, file, logo, @picture', entries('url, width, height')),
  row(
    'object',
    'option, @product option, choice, product, @product, @company, @work, @happening, @post',
    entries('id, name'),
  ),
];
