import { category, chosen, listed, row, worded, type Guess, type Row } from './row.ts';

const TITLES: Guess = worded('{about} {topic}', {
  about:
    'A Guide to, First Steps in, Notes on, The Basics of, Five Facts about, A Year of, Questions about, The Future of, Inside, Rethinking, What We Learnt from, A Short History of',
  topic:
    'Remote Work, City Gardens, Slow Travel, Home Cooking, Solar Power, Small Businesses, Night Trains, Data Privacy, Coffee Roasting, Bicycle Repair, Team Meetings, Local Markets, Wooden Houses, Public Libraries, Winter Sports, Good Writing',
});

/** Rows for what people write and announce, and where: articles, subjects, campaigns, channels, pages. */
export const POSTS: readonly Row[] = [
  row(
    'name',
    '@post title, @post name, @post headline, @post subject, blog title, headline, content title, guide title, document title, presentation title, report title, topic title, page name, @post heading, thread title, thesis title, paper title, lecture title, talk title, publication title, magazine name, research title, webinar title, slide title, blog post title, help article title, forum topic title, discussion title, discussion name',
    { string: TITLES },
  ),
  row('name', 'message title, thread subject, conversation title', {
    string: listed(
      'Your order has been shipped, Invitation to our summer sale, Invoice for March, Meeting moved to Thursday, Welcome to the team, Question about my booking, New price list, Your monthly summary, Reminder: appointment tomorrow, Thank you for your visit, Documents for signature, Change of address',
    ),
  }),
  row(
    'name',
    'notification title, alert name, alert title, notification subject, push title, alarm name, reminder title, notification name, alert, alarm title, warning title, announcement title short',
    {
      string: listed(
        'New comment, Payment received, Password changed, Order shipped, Storage almost full, New sign-in, Task due tomorrow, Export finished, Trial ends soon, Appointment confirmed, File shared with you, Weekly summary',
      ),
    },
  ),
  row(
    'name',
    'channel, source, sales channel, lead source, acquisition channel, utm source, traffic source, marketing channel, source name, sales channel name, referrer, origin channel, source type, order source, channel name, communication channel, contact source, booking source, utm medium, referral source, customer source, source channel, utm campaign medium, order channel, notification channel, communication method, preferred contact method, contact method, application source, medium channel, sales channel title, source medium, lead channel, found us, origin source, created via, created from, entry point, source app name, via, acquisition source, platform source, preferred channel, donation source, channel type, preferred communication',
    { string: chosen('web:5, mobile app:3, e-mail:2, phone:2, partner') },
  ),
  row(
    'name',
    'chat channel name, slack channel name, channel name, forum name, chat room name, chat name, group chat name, conversation name, channel title chat, space name, chat title, room name chat, server channel name, conversation friendly name, thread name',
    category(
      'general, announcements, random, support, design, development, marketing, sales, projects, ideas, events, help',
    ),
  ),
  row(
    'name',
    'campaign name, campaign title, campaign, ad name, ad group name, promotion name, promotion title, promotion, offer name, coupon name, discount name, offer title, marketing campaign name, utm campaign, price list name, price rule title, ad title, sale name, flow name, journey name, discount title, automation name, newsletter name, price list title, deal offer, rebate name',
    {
      string: worded('{season} {kind}', {
        season: 'Spring, Summer, Autumn, Winter, Back-to-School, New Year, Anniversary, Weekend, Early-Bird, Welcome',
        kind: 'Sale, Offer, Campaign, Special, Newsletter, Bonus, Promotion',
      }),
    },
  ),
  row(
    'name',
    'wiki page title, page title, page name, screen name page, menu label, navigation label, menu item label, link title, link text, tab name, breadcrumb, link label, button text, button label, cta, cta text, call to action, action label, screen, nav item, menu title navigation, landing page title, cms page title',
    category('Home, About us, Contact, Products, Services, Team, Prices, News, Downloads, Careers, Help, Imprint'),
  ),
];
