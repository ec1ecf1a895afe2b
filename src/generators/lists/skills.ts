import { listOf } from './list-of.ts';

/** What mentors teach, by fields: the skills of one mentor come from one of them. */
export const SKILLS: Readonly<Record<string, readonly string[]>> = {
  engineering: listOf(
    'system design, code review, software testing, API design, backend development, debugging, software architecture',
  ),
  data: listOf(
    'data analysis, machine learning, statistics, data visualization, data engineering, experiment design, SQL',
  ),
  design: listOf(
    'interface design, user research, prototyping, portfolio reviews, typography, design systems, accessibility',
  ),
  product: listOf(
    'product strategy, roadmap planning, customer interviews, project management, agile methods, product launches',
  ),
  leadership: listOf(
    'team leadership, giving feedback, hiring, delegation, conflict resolution, change management, coaching',
  ),
  career: listOf(
    'career planning, interview preparation, CV writing, salary negotiation, career changes, returning to work',
  ),
  communication: listOf(
    'public speaking, presentation skills, business writing, storytelling, voice training, intercultural communication',
  ),
  marketing: listOf(
    'content marketing, brand strategy, copywriting, market research, email marketing, public relations',
  ),
  business: listOf('business planning, fundraising, bookkeeping, pricing, negotiation, sales, financial modelling'),
};
