import { countryNamed } from './atlas.ts';
import { LISTED_FORMS } from './lists/exchanges.ts';
import { listOf } from './lists/list-of.ts';
import { commonForms } from './lists/organisations.ts';
import type { Random } from './random.ts';
import { habitsOf } from './regions/index.ts';

/** What a legal form has to suit. */
interface Firm {
  /** Whether its shares are traded. Default: not. */
  readonly listed?: boolean;
  /** How many people work there. Default: any number. */
  readonly employees?: number;
  /** A line of business. Default: any. */
  readonly industry?: string;
  /** The year of its foundation. Default: so late that the law knows all forms. */
  readonly founded?: number;
}

/** The fewest employees of companies that may have many owners, by form or, where a form differs, by country and form. */
const LEAST = numbered(`plc 200, PLC 150, Plc 150, Oyj 200, ASA 200, PJSC 250, JSC 60, N.V. 150, NV 25, SA 50, S.A. 40,
  S.p.A. 40, AG 50, CH AG 8, a.s. 30, A/S 20, S.A.E. 30, Group Co. 250, IN Ltd. 150, NP Ltd. 150, ZA Ltd 150,
  Corp. 8, A.Ş. 20, DAC 30, GmbH & Co. KG 20, SpA 5`);
/** The most employees of forms for people who work alone, with partners or with little capital. */
const MOST = numbered(`ME 9, OPC 8, E.I.R.L. 12, Unipessoal Lda. 15, V.O.F. 15, OG 12, I/S 12, S.n.c. 15,
  Ky 20, HB 10, CC 30, S.C. 60, CV 50, Ventures 40, Enterprises 40, & Co. 40, sp. k. 150, SARL 250, S.Coop. 400,
  Ltda. 600, Lda. 400, S.R.L. 400, LLP 4000`);

/** The first year in which firms of a form were founded, by country and form: the law knew none before. */
const SINCE = numbered(`US LLC 1995, GB LLP 2001, JP G.K. 2006, FR SAS 1994, CO S.A.S. 2008, EC S.A.S. 2020,
  AR S.A.S. 2017, UY S.A.S. 2019, CL SpA 2007, IN LLP 2009`);

/** Firms in which people trade under their own licence: no shares of theirs are for everyone. */
const PROFESSIONS: ReadonlySet<string> = new Set(['Legal Services', 'Accounting', 'Architecture', 'Consulting']);
/** What firms of lawyers are where the law lets such advise on it; elsewhere they have none. */
const PARTNERS: ReadonlySet<string> = new Set(['LLP', 'GmbH', 'Pty Ltd']);
/** Firms that the law wants to be companies with a large capital, whatever their size. */
const CAPITAL: ReadonlySet<string> = new Set(['Banking', 'Insurance']);

/** Numbers by what stands before them in a list. */
function numbered(list: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    listOf(list).map((entry) => [entry.slice(0, entry.lastIndexOf(' ')), Number(entry.slice(entry.lastIndexOf(' ')))]),
  );
}

/** A legal form, and how many people may work for a company of it. */
interface LegalForm {
  readonly form: string;
  readonly least: number;
  readonly most: number;
  readonly since: number;
  /** Whether it is one for partners or for people who work alone. */
  readonly isSmall: boolean;
}

/** The legal forms of each country, by its code; looked up when first asked for. */
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

/** Whether a firm may have a legal form. */
function suits({ form, least, most, since, isSmall }: LegalForm, firm: Firm): boolean {
  const { employees, industry = '', founded = Infinity } = firm;
  if (founded < since) return false;
  if (industry === 'Legal Services') return PARTNERS.has(form);
  if ((form === 'LLP' || form === 'S.C.') && !PROFESSIONS.has(industry)) return false;
  if (CAPITAL.has(industry)) return !isSmall;
  if (PROFESSIONS.has(industry) && least >= 40) return false;
  return employees === undefined ? true : employees >= least && employees <= most;
}

/** A legal form of a country that suits the firm; `*` stands for the name. Only lawyers may have none. */
export function legalForm(random: Random, country: string | undefined, firm: Firm = {}): string {
  if (country === undefined) return random.weighted(commonForms);
  if (firm.listed) return random.weighted(LISTED_FORMS[country] ?? commonForms);
  const { code } = countryNamed(country);
  const { forms } = habitsOf(code);
  if (firm.employees === undefined && firm.industry === undefined) return random.weighted(forms);
  const fit = formsIn(code).flatMap((one) => (suits(one, firm) ? [one.form] : []));
  if (fit.length === 0 && firm.industry === 'Legal Services') return '';
  // Where the law knows one for many owners, banks and insurers have it.
  const known = formsIn(code);
  const capital = CAPITAL.has(firm.industry ?? '')
    ? known.flatMap(({ form, least }) => (least > 7 && !form.includes('&') ? [form] : []))
    : [];
  return random.weighted(forms, capital.length > 0 ? capital : fit.length > 0 ? fit : undefined);
}
