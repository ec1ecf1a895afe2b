import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { openConfig } from '../../src/config/index.ts';
import { countOf, renderRecords } from '../../src/render/index.ts';
import { areData } from '../../src/schema/index.ts';
import { generator } from '../../src/seeds/generator.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { createFetch } from '../../src/web/client.ts';
import { buildTree, checkTree } from '../../src/write/index.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const config = await openConfig({ config: 'test/examples/clinic/mockgen.config.json' });
const catalogue = (await config?.catalogue()) ?? builtins;

// oxlint-disable-next-line typescript/no-explicit-any -- the fields differ between the resources
type Data = Readonly<Record<string, any>>;

/** Returns the records of all resources by name, where those without a number of their own have `items`. */
function clinicOf(seed: number, items: number): Readonly<Record<string, readonly Data[]>> {
  const { refDate } = DEFAULTS;
  return Object.fromEntries(
    catalogue.resources.map((resource) => {
      const count = countOf(resource, { items }, catalogue.find);
      const lines = renderRecords(catalogue, { resource: resource.name, count, seed, refDate, items });
      return [resource.name, [...lines].map((line) => JSON.parse(line) as Data)];
    }),
  );
}

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe.each([1, 42, 4711])('the clinic with seed %i', (seed) => {
  it.each([1, 100, 5000])('keeps its laws with %i records', (items) => {
    const { doctors = [], patients = [], appointments = [], ...others } = clinicOf(seed, items);
    const { prescriptions = [], invoices = [], notes = [] } = others;
    expect([doctors.length, appointments.length]).toEqual([12, items]);
    for (const { id, head_id } of doctors) expect(id === 1 ? head_id === null : head_id < id && head_id > 0).toBe(true);
    expect(areDifferent(appointments.map(({ doctor_id, starts_at }) => `${doctor_id} ${starts_at}`))).toBe(true);
    for (const { patient_id, starts_at, ends_at, minutes } of appointments) {
      expect([15, 30, 45, 60]).toContain(minutes);
      expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(minutes * 60_000);
      expect(starts_at.slice(11) >= '08:00' && ends_at.slice(11, 16) <= '18:00').toBe(true);
      expect(starts_at > patients[patient_id - 1]?.['registered_at']).toBe(true);
    }
    for (const { appointment_id, patient_id, patient_name, drugs, drug_names } of prescriptions) {
      expect(patient_id).toBe(appointments[appointment_id - 1]?.['patient_id']);
      expect(patient_name).toBe(patients[patient_id - 1]?.['name']);
      expect(areDifferent(drug_names)).toBe(true);
      expect(drug_names).toEqual(drugs.map(({ name }: Data) => name));
    }
    for (const { lines, total } of invoices) {
      for (const line of lines) expect(line.total).toBe(line.quantity * line.price);
      expect(total).toBe(lines.reduce((sum: number, line: Data) => sum + line['total'], 0));
    }
    for (const { about, about_id } of notes) {
      expect({ patient: patients, appointment: appointments }[about as 'patient'][about_id - 1]).toBeDefined();
    }
  });

  it('changes no record when there are more', () => {
    const [few, many] = [clinicOf(seed, 100), clinicOf(seed, 1000)];
    for (const [name, records] of Object.entries(few)) expect(many[name]?.slice(0, records.length)).toEqual(records);
  });
});

describe('the clinic', () => {
  it('is checked', async () => {
    const out = temporary();
    await buildTree(catalogue, { ...DEFAULTS, items: 10, out });
    expect(await checkTree(catalogue, out)).toMatchObject({ changed: [], missing: [] });
  });

  it('is data, so that a folder of files answers every seed, nested collections too', async () => {
    expect(areData(catalogue.own)).toBe(true);
    const out = temporary();
    await buildTree(catalogue, { ...DEFAULTS, packed: true, out });
    const host = await startStaticHost(out, '/');
    try {
      const fetch = createFetch(host.url, { generator });
      const ask = async (path: string): Promise<Data> => (await fetch(host.url + path)).json() as Promise<Data>;
      for (const seed of [DEFAULTS.seed, 7]) {
        const { patients = [], appointments = [], notes = [] } = clinicOf(seed, 100);
        const lists = [
          [`doctors/3/appointments`, appointments.filter(({ doctor_id }) => doctor_id === 3)],
          [`patients/${patients[1]?.['code']}/appointments`, appointments.filter(({ patient_id }) => patient_id === 2)],
          ['appointments/2/notes', notes.filter(({ about, about_id }) => about === 'appointment' && about_id === 2)],
          [
            `patients/${patients[0]?.['code']}/notes`,
            notes.filter(({ about, about_id }) => about === 'patient' && about_id === 1),
          ],
        ] as const;
        for (const [path, expected] of lists) {
          expect((await ask(`${path}?seed=${seed}&count=100`))['data']).toEqual(expected);
        }
        expect(await ask(`clinic?seed=${seed}`)).toMatchObject({ name: 'Riverside Clinic' });
      }
    } finally {
      await host.close();
    }
  });
});
