import { called } from './called.ts';
import { worded, type Row } from './row.ts';

/** Rows for names of what developers, administrators and makers of messages have. */
export const TECHNOLOGY_NAMES: readonly Row[] = [
  called(
    'notification url, callback',
    'Order updates, Payment events, CRM sync, Shipment tracking, New sign-ups, Slack notifications, Inventory sync, Refunds, Contact changes, Billing events, Status alerts, Data warehouse',
  ),
  called(
    'connection, api client, linked app, third party app, sync',
    'CRM Sync, Calendar Sync, Accounting Export, Chat Bot, Newsletter Tool, Warehouse System, Reporting, Partner Portal, Website, Mobile App, Single Sign-on, Payment Gateway',
  ),
  called(
    'web app, mobile app, client app, bot, chat bot, desktop app, authorized app',
    'Customer Portal, Mobile App, Admin Console, Storefront, Booking Assistant, Field Service, Driver App, Help Bot, Reporting, Kiosk, Time Tracker, Partner Portal',
  ),
  called(
    'api key, access key, token, access token, api token, personal access token, credential, secret, client secret, service account, signing key, ssh key, deploy key, auth token, public key, encryption key, key pair',
    'Production, Staging, Local development, Continuous integration, Mobile app, Reporting, Backup job, Partner access, Data export, Test client, Website, Work laptop',
  ),
  called(
    'certificate, tls certificate, ssl certificate, signing certificate',
    'Website, Wildcard 2025, Mail Server, Internal API, Code Signing, Staging, Customer Portal, VPN, Load Balancer, Partner Access',
  ),
  called(
    'environment, deployment environment, stack, deployment stage',
    'Production, Staging, Development, Preview, Testing, Sandbox, Demo, Integration, Load test, Quality assurance',
  ),
  called(
    'deployment, build, pipeline run, workflow run, run, ci job, build job, check run',
    'Build and test, Deploy to staging, Deploy to production, Nightly tests, Lint, Publish package, Integration tests, Security scan, Release, Preview',
  ),
  called(
    'job, background job, scheduled job, cron job, bulk job, import job, export job, batch job, sync job, script job, scheduled task, bulk import job, bulk export job, bulk operation',
    'Nightly import, Send newsletters, Rebuild search index, Export orders, Clean up sessions, Sync inventory, Generate invoices, Import contacts, Update prices, Archive old records',
  ),
  called(
    'import, upload, data import, file import, batch, import batch, ingestion, batch upload',
    'Contacts March, Price list 2025, Product catalogue, Orders from the old shop, Supplier data, Mailing list, Opening balances, Inventory count, Employees, Translations',
  ),
  called(
    'dataset, data set, data source, data feed, data product, data collection, feed, product feed, data stream',
    'Web analytics, Sales by region, Customer surveys, Product catalogue, Weather history, Energy prices, Open street data, Support tickets, Inventory levels, Marketing spend, Delivery times, Exchange rates',
  ),
  called(
    'report, dashboard, chart, insight, analysis, query, saved query, report definition, scheduled report, panel, visualization, custom report',
    'Monthly Sales, Customer Overview, Stock Levels, Open Invoices, Website Traffic, Team Workload, Quarterly Forecast, Response Times, Energy Use, Delivery Performance, Cash Flow, New Sign-ups',
  ),
  called(
    'metric, kpi, indicator, performance indicator, measure, custom metric, statistic, stat',
    'Revenue, Active users, Conversion rate, Response time, Error rate, New customers, Churn, Average order value, Page views, Open rate, Stock turnover, Satisfaction',
  ),
  called(
    'monitor, check, health check, uptime check, alert policy, alert rule, alert condition, synthetic test, probe, alert',
    'Website availability, Checkout page, API latency, Disk almost full, Certificate expiry, Error rate, Memory usage, Queue length, Login page, Failed payments',
  ),
  called(
    'component, status component, system component, status page component, subsystem',
    'API, Website, Dashboard, Webhooks, Payments, Search, E-mail delivery, Mobile app, File storage, Sign-in',
  ),
  called(
    'network, virtual network, vpc, subnet, wifi network, vlan, private network',
    'Office, Guests, Production, Staging, Warehouse, Management, Backup, Branch Lyon, Printers, Cameras',
  ),
  called(
    'firewall, security group, firewall rule, access rule, network policy, acl',
    'Web traffic, Database access, Office only, Monitoring, SSH from VPN, Mail server, Internal services, Block list, Public API, Backup traffic',
  ),
  called(
    'backup, snapshot, restore point, image snapshot, volume snapshot, recovery point',
    'Before upgrade, Nightly, Weekly, Month-end, Pre-release, Before migration, Manual, First of the month, After import, Year-end',
  ),
  called(
    'volume, disk, block storage, storage volume, storage, file system, bucket, storage bucket',
    'data-01, media-assets, backups, user-uploads, logs-archive, reports, static-site, exports, invoices, database-main',
  ),
  called(
    'repository, code repository, package repository, registry, container registry',
    'storefront, api-gateway, mobile-app, docs, design-system, billing-service, infrastructure, data-pipeline, search, website',
  ),
  called(
    'git branch, repository branch, pull request branch, commit branch, head branch, base branch, target branch, source branch',
    'main, develop, feature/search, fix/login, release/2.4, feature/dark-mode, hotfix/checkout, docs/setup, chore/dependencies, feature/export',
  ),
  called(
    'issue label, repository label, pull request label, board label, task label, card label, ticket label, issue tag, ticket tag, conversation tag, task tag',
    'bug, enhancement, documentation, question, urgent, customer request, good first issue, design, security, performance, billing, waiting',
  ),
  called(
    'gantt project',
    worded('{first} {second}', {
      first:
        'Website, Office, Warehouse, Brand, App, Data, Payroll, Customer Portal, Supplier, Intranet, Store, Energy',
      second: 'Relaunch, Move, Migration, Redesign, Rollout, Audit, Upgrade, Survey, Automation, Extension',
    }),
  ),
  called(
    'feature flag, flag, toggle, feature toggle, experiment flag',
    'new_checkout, dark_mode, beta_search, two_factor_login, express_delivery, product_reviews, gift_wrapping, map_view, guest_checkout, live_chat',
  ),
  called(
    'setting, configuration, preference, config, preset, configuration profile',
    'Default language, Time zone, Session length, E-mail sender, Date format, Invoice footer, Automatic backups, Two-factor sign-in, Currency, Notifications',
  ),
  called(
    'conversation, chat, chat conversation, inbox conversation, thread, support conversation, group chat, direct conversation',
    'Question about delivery, Refund request, Order 48213, Change of address, Product availability, Invoice copy, Opening hours, Broken part, Appointment on Friday, Feedback',
  ),
  called(
    'service, messaging service, chat service, verify service, conversation service, sync service, notification service, proxy service, communication service',
    'Customer Support, Order Updates, Appointment Reminders, Account Verification, Marketing Messages, Delivery Alerts, Internal Chat, Billing Notices, Surveys, Emergency Alerts',
  ),
  called(
    'phone number, number, sender number, incoming phone number, outgoing caller id, phone line, caller id, phone extension, short code',
    'Main office, Support line, Sales, Appointments, Emergency line, Marketing, Warehouse, Reception, Deliveries, Accounting',
  ),
  called(
    'queue, call queue, support queue, task queue, waiting queue, ticket queue, work queue',
    'Support, Billing, Sales, Returns, Technical questions, Reception, Complaints, New customers, Deliveries, Premium support',
  ),
  called(
    'phone menu, call flow, ivr, studio flow, call menu, greeting, voicemail greeting',
    'Main menu, Office closed, Support, Holiday greeting, Sales, Opening hours, Emergency, Voicemail, Call back, Language selection',
  ),
  called(
    'mailbox, email account, sender identity, shared mailbox, sending domain, email address, mail account, sender profile',
    'Support, Sales, Newsletter, Accounting, Orders, Press, Careers, Reception, Events, Returns',
  ),
  called(
    'chat channel, text channel, voice channel, guild channel, discord channel, slack channel, chat room, server channel, channel, stage channel',
    'general, announcements, random, support, design, development, marketing, sales, projects, ideas, events, help',
  ),
  called(
    'emoji, custom emoji, reaction, emote, sticker, guild emoji, guild sticker, application emoji',
    'thumbs_up, party_cat, coffee, rocket, ship_it, wave, high_five, thinking, blob_dance, facepalm, heart_eyes, fire',
  ),
  called(
    'sound, soundboard sound, sound effect, ringtone, notification sound, audio clip',
    'airhorn, crickets, drum_roll, tada, quack, applause, sad_trombone, ding, doorbell, rimshot',
  ),
  called(
    'command, slash command, application command, bot command, voice command',
    'help, status, ban, play, remind, poll, search, settings, feedback, roll',
  ),
  called(
    'device, client device, smart device, push device, end device, iot device, workstation, computer, tablet, phone device, terminal, point of sale, reader, card reader, pos device, register, cash register, kiosk, self service terminal',
    'Front desk tablet, Till 1, Till 2, Reception laptop, Warehouse scanner, Bar terminal, Meeting room display, Terrace terminal, Office printer, Kitchen display',
  ),
  called(
    'machine, production machine, appliance, industrial machine, robot, plant equipment, equipment, tool, asset',
    'Forklift 3, Label printer, Packaging line A, Compressor, Drill press, Projector, Conveyor belt, Coffee machine, Generator, Laser cutter, Floor scrubber, Pallet jack',
  ),
  called(
    'model, machine learning model, ai model, model version, language model, classifier',
    'Demand forecast, Churn prediction, Spam filter, Product ranking, Sentiment, Price suggestion, Image tagging, Fraud check, Delivery times, Language detection',
  ),
  called(
    'ai assistant, assistant, ai agent, chatbot, virtual agent, knowledge bot',
    'Support Assistant, Booking Helper, Product Advisor, Onboarding Guide, Travel Planner, Invoice Helper, Meeting Notes, Size Finder, Returns Helper, FAQ Bot',
  ),
  called(
    'prompt, prompt template, snippet, macro, canned response, saved reply, reply template, quick text, text module, response template',
    'Thank you and close, Ask for order number, Refund confirmed, Delivery delay, Password reset, Request more details, Out of stock, Opening hours, Return label sent, Forward to billing',
  ),
  called(
    'content source, knowledge source, source document, help article, knowledge article, knowledge base article, faq article, support article, internal article',
    'How to reset your password, Delivery times and costs, Returning an item, Changing your plan, Paying by invoice, Inviting your team, Exporting your data, Setting up notifications, Cancelling an order, Adding a second address',
  ),
  called(
    'help center collection, knowledge category, help category, help topic, faq group, support topic, article collection, documentation section',
    'Getting started, Orders and delivery, Returns and refunds, Billing and plans, Account and security, Integrations, Mobile app, Troubleshooting, Reports, Team management',
  ),
  called(
    'block, content block, page block, layout block, widget, universal content, ui block, theme section, banner',
    'Header, Hero image, Product grid, Newsletter sign-up, Footer, Testimonials, Opening hours, Image gallery, Contact form, Latest articles, Sale banner, Partner logos',
  ),
  called(
    'page, landing page, web page, cms page, site page, screen, content page, static page',
    'Home, About us, Contact, Products, Services, Team, Prices, News, Downloads, Careers, Help, Imprint',
  ),
  called(
    'menu, navigation, navigation menu, site menu, nav menu, link list',
    'Main menu, Footer, Account, Mobile menu, Categories, Service, Legal, Social links, Sidebar, Help',
  ),
  called(
    'menu link, link, short link, navigation item, menu entry, payment link, tracking link, url link, shared link, smart link',
    'Summer catalogue, Book an appointment, Give feedback, Spring menu, Event tickets, Press kit, Price list, Job openings, Product manual, Support page, Gift cards, Newsletter sign-up',
  ),
  called(
    'website, site, online store site, web property, web site, blog site, publication site',
    'Company Website, Online Shop, Help Centre, Blog, Careers, Press Room, Community Forum, Event Microsite, Customer Portal, Documentation',
  ),
  called(
    'theme, design template, site theme, store theme, template theme, skin',
    'Studio, Minimal, Horizon, Craft, Atelier, Journal, Bright, Harbour, Gallery, Classic',
  ),
  called(
    'layer, map layer, drawing layer, design layer, geo layer',
    'Roads, Buildings, Rivers, Labels, Background, Parks, Boundaries, Contours, Cycle paths, Satellite',
  ),
  called(
    'geofence, delivery area map, polygon, territory, sales territory, sector, catchment area',
    'City Centre, Airport, North District, Harbour, Industrial Park, Old Town, University, West Bank, Trade Fair, Ring Road',
  ),
  called(
    'api error, error, exception, fault, error type, error code',
    'Invalid request, Not found, Access denied, Timeout, Rate limit exceeded, Validation failed, Conflict, Payment declined, Unsupported format, Service unavailable',
  ),
  called(
    'fax, fax message, fax document',
    'Signed contract, Order form, Lab results, Insurance form, Purchase order, Delivery note, Application form, Power of attorney, Price list, Confirmation',
  ),
  called(
    'sticker pack, emoji pack, sticker set',
    'Happy Cats, Office Life, Coffee Time, Good Vibes, Tiny Dinosaurs, Winter Fun, Plant Friends, Weekend',
  ),
  called(
    'server template, guild template, workspace template',
    'Study Group, Gaming Club, Book Circle, Local Community, Friends, Creators, School Club',
  ),
  called(
    'nameplate, profile effect, avatar decoration, profile decoration',
    'Aurora, Starlight, Neon Rain, Sakura, Deep Sea, Sunset, Fireflies, Pixel Hearts',
  ),
  called(
    'embed, link preview, attachment preview, preview card',
    'Release notes, Weekly digest, Opening hours, How to get started, Photos of the event, New blog post, Map of the venue, Price list',
  ),
  called('device code, pairing code, terminal code', 'Counter 1, Counter 2, Terrace, Bar, Pop-up stand, Front desk'),
  called(
    'import error, api problem',
    'Missing e-mail address, Invalid date, Unknown country, Duplicate record, Text too long, Wrong format',
  ),
  called(
    'parameter, query parameter, variable, placeholder field, template variable, merge tag',
    'first_name, order_number, discount_code, delivery_date, company, invoice_total, city, product_name',
  ),
];
