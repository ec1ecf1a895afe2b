import { category, chosen, row, worded, type Guess, type Row } from './row.ts';

const PLAIN: Guess = worded('{first} {noun}', {
  first:
    'Default, Standard, Primary, Secondary, Internal, External, Shared, Custom, Test, Backup, Pilot, Legacy, Team, Partner, Regional, Main',
  noun: '{noun}',
});

/** Rows for names of things that nothing else is known of, and of what people set up: forms, templates, attributes. */
export const ANY_THINGS: readonly Row[] = [
  row(
    'name',
    'name, title, label, caption, headline, heading, display name, @place display name, @product label, subject, short name, common name, object name, entity name, long name, full title, local name, internal name, public name, alternative name, alias, name en, title en, friendly name, short title, original title, page title, alternate name, official name, english name, other name, name short, text label, headline text, product label name',
    { string: PLAIN },
  ),
  row(
    'category',
    '@post category, category, category name, category title, section, section name, topic category, theme category, group name, article section, subcategory, main category, parent category, sub category, primary category, interest category, class name category, kind name, taxonomy term name, section title, category label, knowledge base category, faq category, categories name, forum name, board name, category path, content category, channel category, collection category',
    category(
      'General, News, Guides, Travel, Health, Business, Technology, Culture, Food, Science, Sports, Lifestyle, Education, Finance',
    ),
  ),
  row(
    'name',
    'survey name, survey title, form name, form title, questionnaire title, poll title, survey, form, quiz title survey, poll question, questionnaire name, poll name, checklist name, checklist title',
    category(
      'Customer Satisfaction, Event Feedback, Contact Form, Newsletter Sign-up, Job Application, Order Form, Team Survey, Product Feedback, Registration, Support Request, Return Form, Quiz Night',
    ),
  ),
  row(
    'name',
    'template name, template title, email template name, template, document template name, layout name template, form template, message template name, template id name, contract template name, print template',
    category(
      'Order confirmation, Welcome message, Invoice, Payment reminder, Password reset, Shipping notice, Newsletter, Offer letter, Contract, Meeting minutes, Survey invitation, Monthly report',
    ),
  ),
  row(
    'name',
    'attribute name, option name, option title, property name, custom field name, field label, product option name, variant option name, specification name, attribute label, attribute, option type name, feature name, spec name, field name label, custom field label, product attribute name, option, modifier name, option label, property label, option type, facet name, filter name, attribute title, custom attribute name, characteristic, feature title, trait, modifier group name, option group name, custom field title',
    category('Colour, Size, Material, Weight, Length, Width, Height, Style, Power, Voltage, Finish, Capacity'),
  ),
  row(
    'name',
    'option value name, option value, attribute value name, variant option, variant value, option value label, product option value, variant option value, option value presentation, presentation, modifier option name',
    { string: chosen('Small:2, Medium:3, Large:3, Black:2, White:2, Blue, Green') },
  ),
  row(
    'name',
    'segment name, audience name, list name, customer group name, group title, segment title, cohort name, customer segment, segment, mailing list name, contact list name, audience, customer group, customer type name, list title, target group, user segment, customer group title, target audience, tag group, wishlist name, shopping list name, reading list name, price group',
    category(
      'New customers, Regular customers, Newsletter readers, Wholesale, VIP, Inactive for a year, Local customers, Families, Students, Early adopters, Partners, Press',
    ),
  ),
  row(
    'name',
    'difficulty, skill level, level, proficiency, course level, difficulty level, fluency, language level, competence level, level name, game difficulty, proficiency level, training level, grade level name, player level name, recipe difficulty, level of difficulty, trail difficulty, fitness level',
    { string: chosen('beginner:4, intermediate:4, advanced:2') },
  ),
  row(
    'options',
    'question option, answer option, question choice, poll option, choice, survey option, quiz option, survey question option, question answer, poll choice, choices, answer choice',
    category('Yes, No, Not sure, Often, Sometimes, Never, Very satisfied, Satisfied, Not satisfied, Other'),
  ),
];
