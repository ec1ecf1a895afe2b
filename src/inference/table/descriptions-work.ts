import { of, said, written } from './about.ts';
import { row, type Row } from './row.ts';

/**
 * Rows of the inference table: descriptions of companies, work and incidents, jobs, and rules such as permissions and
 * settings.
 */
export const WORK_DESCRIPTIONS: readonly Row[] = [
  row('text', of('@company company organization vendor brand'), { string: written('company') }),
  row('text', of('@work incident'), {
    string: said(
      'Agreed in the planning meeting.',
      'Needs a decision before work can start.',
      'Depends on the answer from the supplier.',
      'Half done; the rest follows next week.',
      'Reported by two customers this week.',
      'Check the figures, then send them to finance.',
      'Can be done in an afternoon.',
      'Waiting for feedback from the team.',
      'Steps are listed in the attached document.',
      'Please test on a phone as well.',
      'Start with the largest accounts.',
      'Compare with the result of last year.',
      'The first draft is ready for review.',
      'Ask the design team for the final files.',
    ),
  }),
  row('text', of('job position vacancy opening role job_posting'), {
    string: said(
      'We are looking for someone to strengthen our team.',
      'Full time, with flexible hours and two days at home.',
      'You plan, coordinate, and report to the head of the department.',
      'Part time is possible. Training is provided.',
      'You bring two years of experience and like working with people.',
      'A permanent position in a small team.',
      'Varied work with customers from all over Europe.',
      'You take over a running project and see it through.',
      'Start date by agreement.',
      'Travel up to ten days a year.',
    ),
  }),
  row('text', of('role permission policy rule setting feature flag scope'), {
    string: said(
      'Applies to all members of the workspace.',
      'Can view and edit, but not delete.',
      'Read access to all records.',
      'Full access, including billing.',
      'Applies to new accounts only.',
      'Can be changed by administrators.',
      'Limits access to the own team.',
      'Switched on by default.',
      'Needed for exports.',
      'Reviewed once a year.',
    ),
  }),
];
