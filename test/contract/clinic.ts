import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/settings.ts';
import { type Clinic, clinicOf, type Data, expectLaws } from '../own/clinic.ts';
import { type CollectionBody, type ContractResponse, type ProblemBody, withHost } from './host.ts';
import type { DescribeHost } from './own-hosts.ts';

/** The largest number of records that a page can have. The first records of a resource refer to each other alone. */
const PAGE = 100;

const { seed: OWN } = DEFAULTS;

/** Returns paths of nested collections, and the records that they have to contain. */
function nestedIn({ patients = [], appointments = [], notes = [] }: Clinic): readonly (readonly [string, Data[]])[] {
  const on = (subject: string, id: number): Data[] =>
    notes.filter(({ about, about_id }) => about === subject && about_id === id);
  return [
    ['/doctors/3/appointments', appointments.filter(({ doctor_id }) => doctor_id === 3)],
    [`/patients/${patients[1]?.['code']}/appointments`, appointments.filter(({ patient_id }) => patient_id === 2)],
    [`/patients/${patients[0]?.['code']}/notes`, on('patient', 1)],
    ['/appointments/2/notes', on('appointment', 2)],
  ];
}

/** The contract of the clinic in `test/examples/clinic`: its records agree with each other, for its own seed and for others. */
export const describeClinic: DescribeHost = ({ name, generates }, open) => {
  describe(`the clinic: ${name}`, () => {
    const host = withHost(open);
    afterAll(() => host().close());
    const get = async <T>(path: string): Promise<ContractResponse & { readonly json: T }> => {
      const response = await host().request({ path });
      // The caller says what is in it.
      return { ...response, json: JSON.parse(response.body) as T };
    };
    const queryOf = (seed: number): string => (seed === OWN ? '' : `&seed=${seed}`);
    const seeds = generates ? [OWN, 7] : [OWN];

    it.each(seeds)('answers records of seed %i that agree with each other', async (seed) => {
      const clinic: Record<string, readonly Data[]> = {};
      for (const [resource, records] of Object.entries(clinicOf(seed, PAGE))) {
        if (resource === 'clinic') continue;
        const { status, json } = await get<CollectionBody>(`/${resource}?limit=${PAGE}${queryOf(seed)}`);
        expect([resource, status, json.data]).toEqual([resource, 200, records]);
        clinic[resource] = json.data;
      }
      expectLaws(clinic);
    });

    it.each(seeds)('answers patients of seed %i by their code, and what refers to a record below it', async (seed) => {
      const clinic = clinicOf(seed, PAGE);
      const [patient] = clinic['patients'] ?? [];
      expect((await get(`/patients/${patient?.['code']}?${queryOf(seed)}`)).json).toEqual(patient);
      for (const [path, expected] of nestedIn(clinic)) {
        const { json } = await get<CollectionBody>(`${path}?limit=${PAGE}${queryOf(seed)}`);
        // A large tree has more of them.
        const first = json.data.filter(({ id }) => Number(id) <= PAGE);
        expect([path, first]).toEqual([path, expected]);
        expect(expected.length).toBeGreaterThan(0);
      }
    });

    it.each(seeds)('answers the clinic of seed %i, a single record', async (seed) => {
      const { status, json } = await get(`/clinic?${queryOf(seed)}`);
      expect([status, json]).toEqual([200, clinicOf(seed, PAGE)['clinic']?.[0]]);
      expect(json).toMatchObject({ name: 'Riverside Clinic', opens: '08:00' });
    });

    it('answers no patient by number, and nothing below a patient who does not exist', async () => {
      for (const path of ['/patients/1', '/patients/1/appointments', '/patients/P-NOBODY/appointments']) {
        const { status, json } = await get<ProblemBody>(path);
        expect([path, status, json.detail]).toEqual([path, 404, expect.stringContaining('no such code')]);
      }
    });
  });
};
