import { BODY, said } from './about.ts';
import { chosen, listed, matching, row, type Row } from './row.ts';

/** Rows for longer texts, in neutral words. */
export const TEXTS: readonly Row[] = [
  row('text', BODY, {
    string: said(
      'Used by the sales team.',
      'Set up for the spring launch.',
      'Replaces the version from last year.',
      'Taken over from the old system.',
      'For customers in Europe.',
      'For internal use.',
      'Reviewed once a quarter.',
      'Created for a pilot with two partners.',
      'Please ask before changing this.',
      'Applies to all regions.',
      'In place until the end of the year.',
      'Agreed in the last planning meeting.',
      'Checked and approved.',
      'Requested by customer support.',
    ),
  }),
  row('quote', 'quote text, quote, quotation, citation, saying', {
    string: listed(
      'Well begun is half done., Better late than never., Practice makes perfect., Many hands make light work., A stitch in time saves nine., Look before you leap., Time will tell., Slow and steady wins the race.',
    ),
  }),
  row(
    'terms',
    'term, invoice term, quote term, purchase order term, credit term, credit note term, terms and condition, term of service, condition text, legal text, disclaimer, policy text, footer, footer text, fine print, cancellation policy, return policy, refund policy, copyright, copyright notice, legal notice, privacy policy, privacy notice, house rule, memo footer, terms of use, tax note, license text',
    {
      string: listed(
        'Free cancellation up to 24 hours before the start., Returns within 30 days in the original packaging., Payment within 14 days without deduction., All prices include tax., Non-refundable after confirmation., Subject to availability., Valid once per customer., Prices may change without notice.',
      ),
    },
  ),
  row('slogan', 'slogan, tagline, catch phrase, motto, company slogan, strapline, brand slogan, claim slogan', {
    string: { generator: 'catch_phrase' },
  }),
  row(
    'tag',
    'genre, book genre, music genre, @video genre, genre name, film genre, game genre, song genre, album genre, artist genre',
    {
      string: chosen(
        'Drama:4, Comedy:4, Crime:3, Fantasy:2, Romance:2, Science fiction:2, History, Documentary, Adventure:2',
      ),
      array: { generator: 'tags', args: { pool: 'genres', count: [1, 3] } },
    },
  ),
  row(
    'tag',
    'music genre, song genre, album genre, track genre, artist genre, band genre, playlist genre, concert genre',
    { string: chosen('Pop:4, Rock:4, Jazz:2, Classical:2, Electronic:3, Folk:2, Hip-hop:3, Soul') },
  ),
  row(
    'skill',
    'skill, expertise, speciality skill, skill name, competence, qualification name, technology skill, competency, strength',
    {
      string: listed(
        'Project management, Data analysis, Public speaking, Negotiation, Accounting, Photography, Web design, First aid, Copywriting, Spanish, Carpentry, Welding',
      ),
      array: { generator: 'tags', args: { pool: 'skills', count: [2, 5] } },
    },
  ),
  row(
    'value text',
    'value, setting value, option value, attribute value, field value, metafield value, default value, config value, parameter value, old value, new value, property value, selected value, variable value, custom value, previous value, current value, metadata value, custom attribute value, raw value, fallback value, input value, option name value, reading, measurement, result',
    { string: chosen('yes, no, automatic:2, standard:3, custom, none, high, low') },
  ),
  row(
    'setting key',
    'metric property name, contact property name, object property name, event property name, custom property name, data property name, company property name, deal property name, profile property name, schema property name, user property name, setting key, setting name, config key, attribute key, field key, metafield key, parameter name, option key, variable name, property name, meta key, field name, attribute code, attribute name, custom field name, parameter, property key, column name, key name, input name, metafield name, custom attribute name, metadata key, column, field, field id name, attribute, property',
    {
      string: listed(
        'colour, size, material, weight, language, theme, currency, time_zone, page_size, notifications, format, priority, reference, region',
      ),
    },
  ),
  row(
    'html',
    'html, html body, html content, description html, body html, content html, about html, html description, text html, summary html, rich text, body rendered, rendered, content rendered, html text, html part, message html, note html, html note, html value',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['<p>{name}</p>'] },
        reads: { name: ['text', 'remark', 'note', 'name', 'company name'] },
        otherwise: listed(
          '<p>More information follows.</p>, <p>Opening hours and prices.</p>, <p>Questions and answers.</p>',
        ),
      },
    },
  ),
  row(
    'name',
    'seo title, @product page title, @company page title, category page title, collection page title, @post page title, meta title, og title, page title seo, twitter title, search title, title tag, browser title, social title, display title, rendered title, title rendered, formatted title, sort title, sort name, name sort, original name copy, item label, print name, name on receipt, listing title copy, full display name',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['{name}'] },
        reads: { name: ['name', 'company name', 'brand', 'full name'] },
        needs: { name: 'name' },
      },
    },
  ),
  row(
    'caption',
    'caption, post caption, post text, status text post, tweet, tweet text, post message, photo description, update text, story text, post content, feed text, video caption, status update, social text',
    {
      string: said(
        'First coffee of the day.',
        'Rain all afternoon, and still a good walk.',
        'New season, new shoes.',
        'Somewhere between two stations.',
        'The garden in full colour.',
        'Back at the desk after a long weekend.',
        'Dinner for eight, cooked by two.',
        'A small break by the river.',
        'Early start, empty streets.',
        'Thanks to everyone who came.',
      ),
    },
  ),
  row(
    'goal text',
    'goal, objective, aim, sprint goal, learning objective, mission, purpose text, vision, target text, key result, learning outcome, outcome expected, expected outcome, mission statement, project goal, goal description, goal title, goal name, objective title',
    {
      string: listed(
        'Shorten the time to delivery, Reduce open tickets by half, Publish the new price list, Move all invoices to the new system, Win ten new customers, Train the whole team, Cut energy use by a tenth, Answer every request within a day, Finish the first prototype, Improve the sign-up form',
      ),
    },
  ),
  row(
    'json text',
    'metadata, payload, raw, data json, json, settings json, custom data, extra data, raw data, request body, response body, raw response, additional data',
    { string: matching('\\{"(source|channel|group)":"(web|app|import|shop)"\\}') },
  ),
  row(
    'code text',
    'script, code snippet, snippet, source code, html snippet, embed code, embed html, iframe, css, style, template html, custom css, embed, html code',
    { string: chosen('<p>Hello</p>, <div class="box">Text</div>, <span>New</span>') },
  ),
  row(
    'data',
    'base64, image data, file data, binary, blob, file content, encoded, raw file, image base64, pdf data, data uri, public key pem',
    { string: matching('([A-Za-z0-9]{4}){6,9}') },
  ),
  row('own word', 'own word, object, resource, object name type', {
    string: { generator: 'const', args: { value: '{noun}' } },
  }),
];
