import { expect } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { openConfig } from '../../src/config/index.ts';
import { countOf, renderRecords } from '../../src/render/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';

/** The config of the clinic. */
export const CLINIC_CONFIG = 'test/examples/clinic/mockgen.config.json';

const config = await openConfig({ config: CLINIC_CONFIG });

/** The resources of the clinic. */
export const CLINIC: Catalogue = (await config?.catalogue()) ?? builtins;

/** A record of the clinic. */
// oxlint-disable-next-line typescript/no-explicit-any -- the fields differ between the resources
export type Data = Readonly<Record<string, any>>;

/** The records of all resources by name. */
export type Clinic = Readonly<Record<string, readonly Data[]>>;

/** Returns the clinic of a seed, where resources without a number of their own have `items` records. */
export function clinicOf(seed: number, items: number): Clinic {
  const { refDate } = DEFAULTS;
  return Object.fromEntries(
    CLINIC.resources.map((resource) => {
      const count = countOf(resource, { items }, CLINIC.find);
      const lines = renderRecords(CLINIC, { resource: resource.name, count, seed, refDate, items });
      return [resource.name, [...lines].map((line) => JSON.parse(line) as Data)];
    }),
  );
}

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Checks that the records of the clinic agree with each other. */
export function expectLaws({ doctors = [], patients = [], appointments = [], ...others }: Clinic): void {
  const { prescriptions = [], invoices = [], notes = [] } = others;
  for (const { id, head_id } of doctors) expect(id === 1 ? head_id === null : head_id < id && head_id > 0).toBe(true);
  expect(areDifferent(patients.map(({ code }) => code))).toBe(true);
  expect(areDifferent(appointments.map(({ doctor_id, starts_at }) => `${doctor_id} ${starts_at}`))).toBe(true);
  for (const { doctor_id, patient_id, starts_at, ends_at, minutes } of appointments) {
    expect([15, 30, 45, 60]).toContain(minutes);
    expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(minutes * 60_000);
    expect([starts_at.slice(11, 16) >= '08:00', ends_at.slice(11, 16) <= '18:00']).toEqual([true, true]);
    expect(ends_at.slice(0, 10)).toBe(starts_at.slice(0, 10));
    expect(starts_at > patients[patient_id - 1]?.['registered_at']).toBe(true);
    expect(doctors[doctor_id - 1]).toBeDefined();
  }
  for (const { appointment_id, patient_id, patient_name, drugs, drug_names } of prescriptions) {
    expect(patient_id).toBe(appointments[appointment_id - 1]?.['patient_id']);
    expect(patient_name).toBe(patients[patient_id - 1]?.['name']);
    expect(drug_names).toEqual(drugs.map(({ name }: Data) => name));
    expect(areDifferent(drug_names)).toBe(true);
  }
  for (const { patient_id, lines, total } of invoices) {
    expect(patients[patient_id - 1]).toBeDefined();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.total).toBe(line.quantity * line.price);
    expect(total).toBe(lines.reduce((sum: number, line: Data) => sum + line['total'], 0));
  }
  for (const { about, about_id } of notes) {
    expect({ patient: patients, appointment: appointments }[about as 'patient'][about_id - 1]).toBeDefined();
  }
}
