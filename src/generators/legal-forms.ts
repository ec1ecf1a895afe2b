import { countryNamed } from './atlas.ts';
import { LISTED_FORMS } from './lists/exchanges.ts';
import { listOf } from './lists/list-of.ts';
import { commonForms } from './lists/organisations.ts';
import type { Random } from './random.ts';
import { habitsOf } from './regions/index.ts';

/** The facts about a company that its legal form depends on. */
interface Firm {
  /** Whether shares of the company are traded. Default: false. */
  readonly listed?: boolean;
  /** How many employees the company has. Default: unknown. */
  readonly employees?: number;
  /** Line of business. Default: unknown. */
  readonly industry?: string;
  /** Year of foundation. Default: late enough for all forms to exist. */
  readonly founded?: number;
}

/** How many employees a company with a legal form has at least; behind a country's code where countries differ. */
const LEAST = numbered(`plc 200, PLC 150, Plc 150, Oyj 200, ASA 200, PJSC 250, JSC 60, N.V. 150, NV 25, SA 50, S.A. 40,
  S.p.A. 40, AG 50, CH AG 8, a.s. 30, A/S 20, S.A.E. 30, Group Co. 250, IN Ltd. 150, NP Ltd. 150, ZA Ltd 150,
  Corp. 8, A.Ş. 20, DAC 30, GmbH & Co. KG 20, SpA 5`);
/**
 * How many employees a company has at most, by legal form: only forms of people who work alone, with partners or with
 * little capital are limited.
 */
const MOST = numbered(`ME 9, OPC 8, E.I.R.L. 12, Unipessoal Lda. 15, V.O.F. 15, OG 12, I/S 12, S.n.c. 15,
  Ky 20, HB 10, CC 30, S.C. 60, CV 50, Ventures 40, Enterprises 40, & Co. 40, sp. k. 150, SARL 250, S.Coop. 400,
  Ltda. 600, Lda. 400, S.R.L. 400, LLP 4000`);

/** First year in which companies of a legal form could be founded, by country and form: the law introduced it then. */
const SINCE = numbered(`US LLC 1995, GB LLP 2001, JP G.K. 2006, FR SAS 1994, CO S.A.S. 2008, EC S.A.S. 2020,
  AR S.A.S. 2017, UY S.A.S. 2019, CL SpA 2007, IN LLP 2009`);

/** Professions with a licence. Their companies do not sell shares to the public. */
const PROFESSIONS: ReadonlySet<string> = new Set(['Legal Services', 'Accounting', 'Architecture', 'Consulting']);
/** Legal forms that law firms may have. Where a country has none of them, law firms have none. */
const PARTNERS: ReadonlySet<string> = new Set(['LLP', 'GmbH', 'Pty Ltd']);
/** Lines of business that the law reserves for companies with a large capital, whatever their size. */
const CAPITAL: ReadonlySet<string> = new Set(['Banking', 'Insurance']);

/** Parses a list of names with a number each, such as `plc 200, AG 50`. */
function numbered(list: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    listOf(list).map((entry) => [entry.slice(0, entry.lastIndexOf(' ')), Number(entry.slice(entry.lastIndexOf(' ')))]),
  );
}

/**
 * A legal form, with the lowest and the highest number of employees that it suits, and the first year in which there
 * were such companies.
 */
interface LegalForm {
  readonly form: string;
  readonly least: number;
  readonly most: number;
  readonly since: number;
  /** Whether the legal form is for small companies: partners, or people who work alone. */
  readonly isSmall: boolean;
}

/** The legal forms of each country, by country code; filled on first use. */
const formsByCountry: Map<string, readonly LegalForm[]> = new Map();

function formsIn(code: string): readonly LegalForm[] {
  let known = formsByCountry.get(code);
  if (!known) {
    known = Object.keys(habitsOf(code).forms).map((form) => {
      const kind = form.replace(' *', '').replace('Group Co., Ltd.', 'Group Co.');
      const most = MOST[kind];
      const least = LEAST[`${code} ${kind}`] ?? LEAST[kind] ?? 0;
      return { form, least, most: most ?? Infinity, since: SINCE[`${code} ${kind}`] ?? 0, isSmall: most !== undefined };
    });
    formsByCountry.set(code, known);
  }
  return known;
}

/** Whether a company may have a legal form. */
function suits({ form, least, most, since, isSmall }: LegalForm, firm: Firm): boolean {
  const { employees, industry = '', founded = Infinity } = firm;
  if (founded < since) return false;
  if (industry === 'Legal Services') return PARTNERS.has(form);
  if ((form === 'LLP' || form === 'S.C.') && !PROFESSIONS.has(industry)) return false;
  if (CAPITAL.has(industry)) return !isSmall;
  if (PROFESSIONS.has(industry) && least >= 40) return false;
  return employees === undefined ? true : employees >= least && employees <= most;
}

/**
 * Draws a legal form of a country that suits a company. If it contains `*`, the name of the company goes there.
 *
 * @returns empty for law firms in countries without a form for them
 */
export function legalForm(random: Random, country: string | undefined, firm: Firm = {}): string {
  if (country === undefined) return random.weighted(commonForms);
  if (firm.listed) return random.weighted(LISTED_FORMS[country] ?? commonForms);
  const { code } = countryNamed(country);
  const { forms } = habitsOf(code);
  if (firm.employees === undefined && firm.industry === undefined) return random.weighted(forms);
  const fit = formsIn(code).flatMap((one) => (suits(one, firm) ? [one.form] : []));
  if (fit.length === 0 && firm.industry === 'Legal Services') return '';
  // Banks and insurers have a form with shares if the country has one.
  const known = formsIn(code);
  const capital = CAPITAL.has(firm.industry ?? '')
    ? known.flatMap(({ form, least }) => (least > 7 && !form.includes('&') ? [form] : []))
    : [];
  return random.weighted(forms, capital.length > 0 ? capital : fit.length > 0 ? fit : undefined);
}
