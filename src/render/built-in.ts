// Generated from templates/ by `npm run build`; a test checks that both agree.
import type { EnvelopeName, Segments } from '../tree/index.ts';
import type { TemplateName } from './types.ts';

/**
 * The built-in templates, cut at their slots: literal texts, and between them the places that are filled with values.
 */
export const BUILT_IN: Readonly<Record<TemplateName, Segments<string>>> = {
  'category.json.hbs': [
    "{\n  \"category\": ",
    {"slot":"category"},
    ",\n  \"resources\": ",
    {"slot":"resources","indent":2},
    ",\n  \"links\": ",
    {"slot":"links","indent":2},
    "\n}\n",
  ],
  'collection.json.hbs': [
    "{\"data\":",
    {"slot":"data"},
    ",\"pagination\":{\"page\":",
    {"slot":"page"},
    ",\"limit\":",
    {"slot":"limit"},
    ",\"total\":",
    {"slot":"total"},
    ",\"total_pages\":",
    {"slot":"total_pages"},
    "}}\n",
  ],
  'index.json.hbs': [
    "{\n  \"name\": ",
    {"slot":"name"},
    ",\n  \"version\": ",
    {"slot":"version"},
    ",\n  \"resources\": ",
    {"slot":"resources","indent":2},
    ",\n  \"categories\": ",
    {"slot":"categories","indent":2},
    ",\n  \"links\": ",
    {"slot":"links","indent":2},
    "\n}\n",
  ],
  'item.json.hbs': [
    {"slot":"record"},
    "\n",
  ],
  'meta.json.hbs': [
    "{\n  \"resource\": ",
    {"slot":"resource"},
    ",\n  \"singular\": ",
    {"slot":"singular"},
    ",\n  \"category\": ",
    {"slot":"category"},
    ",\n  \"description\": ",
    {"slot":"description"},
    ",\n  \"endpoints\": ",
    {"slot":"endpoints","indent":2},
    ",\n  \"count\": ",
    {"slot":"count","indent":2},
    ",\n  \"search_fields\": ",
    {"slot":"search_fields","indent":2},
    ",\n  \"schema\": ",
    {"slot":"schema","indent":2},
    "\n}\n",
  ],
};

/** The built-in envelopes other than `collection.json.hbs`, each as a template that is cut at its slots. */
export const ENVELOPES: Readonly<Record<Exclude<EnvelopeName, 'data'>, Segments<string>>> = {
  array: [
    {"slot":"data"},
    "\n",
  ],
  hal: [
    "{\"_embedded\":{",
    {"slot":"resource"},
    ":",
    {"slot":"data"},
    "},\"_links\":",
    {"slot":"links"},
    ",\"page\":{\"size\":",
    {"slot":"limit"},
    ",\"totalElements\":",
    {"slot":"total"},
    ",\"totalPages\":",
    {"slot":"total_pages"},
    ",\"number\":",
    {"slot":"page"},
    "}}\n",
  ],
  items: [
    "{\"items\":",
    {"slot":"data"},
    ",\"total\":",
    {"slot":"total"},
    ",\"page\":",
    {"slot":"page"},
    ",\"pages\":",
    {"slot":"total_pages"},
    "}\n",
  ],
  results: [
    "{\"count\":",
    {"slot":"total"},
    ",\"next\":",
    {"slot":"next"},
    ",\"previous\":",
    {"slot":"prev"},
    ",\"results\":",
    {"slot":"data"},
    "}\n",
  ],
};
