import { called } from './called.ts';
import { worded, type Row } from './row.ts';

/** Rows for names of what people work with: teams, folders, documents, processes, and what they agree on. */
export const WORK_NAMES: readonly Row[] = [
  called(
    'access level',
    'Administrator, Editor, Viewer, Owner, Manager, Billing, Support Agent, Guest, Developer, Moderator, Analyst, Reviewer',
  ),
  called(
    'grant',
    'View reports, Edit orders, Manage users, Export data, Delete records, Approve invoices, Invite members, Manage billing, View customers, Change settings, Publish pages, Read audit log',
  ),
  called(
    'squad team, crew team',
    'Customer Support, Sales, Product Design, Platform, Marketing, Billing, Onboarding, Operations, Data, Mobile, Quality, People',
  ),
  called(
    'sports club, league team, match team, home team, away team, season team, football team, basketball team, club team, sports team, tournament team, standing team, fixture team',
    worded('{place} {animal}', {
      place: 'Northside, Riverside, Valley, Lakeside, Ironbridge, Westport, Eastfield, Kingsford, Ashford, Millbrook',
      animal: 'Falcons, Rovers, Wolves, United, Athletic, Tigers, Rangers, Comets, Wanderers, Hawks',
    }),
  ),
  called(
    'committee, working group, task force, council, advisory board, circle, community group',
    'Finance Committee, Audit Committee, Safety Board, Works Council, Events Committee, Ethics Board, Programme Group, Building Committee, Standards Group, Youth Council',
  ),
  called(
    'community, guild, discord server, society, association',
    'Night Owls, Indie Makers, Trail Runners, Board Game Evenings, Book Circle, Pixel Workshop, Plant Parents, Local Cyclists, Film Friends, Home Brewers, Sketch Club, Chess Corner',
  ),
  called(
    'folder, directory, drive, shared drive, library folder, binder, space folder, root folder',
    'Contracts, Invoices 2025, Marketing, Meeting Notes, Product Photos, Human Resources, Archive, Design, Presentations, Customer Projects, Templates, Press',
  ),
  called(
    'workspace, space, project space, wiki space, knowledge space',
    'Product, Marketing, Engineering, Customer Projects, Company Wiki, Design Studio, Finance, People and Culture, Sales, Research, Operations, Support',
  ),
  called(
    'document, wiki page, doc, file document, agreement document, envelope, signature request, signature document',
    'Service Agreement, Employment Contract, Offer Letter, Project Plan, Meeting Minutes, Non-disclosure Agreement, Annual Report, Purchase Agreement, Price List, Lease Agreement, Travel Policy, Onboarding Checklist',
  ),
  called(
    'note, memo, notebook, notepad, sticky note',
    'Ideas for the launch, Call with supplier, Packing list, Questions for Monday, Interview notes, Shopping list, Budget draft, Reading list, Feedback from the demo, Next steps',
  ),
  called(
    'bookmark, saved search, saved view, saved filter, smart list, shortcut, favorite',
    'My open tasks, Due this week, Unassigned, High priority, Recently updated, Waiting for reply, Assigned to me, Overdue invoices, New this month, Key accounts',
  ),
  called(
    'announcement, bulletin, news item, news, notice, newsfeed item, update post',
    'Office closed on Friday, New opening hours, Summer party in July, Maintenance on Sunday, Welcome to our new colleagues, Changes to the travel policy, New version available, Canteen menu for next week, Results of the survey, Parking during construction',
  ),
  called(
    'problem report',
    'Slow search results, Delayed e-mails, Login errors, Payment page unavailable, Exports failing, Delayed webhooks, Missing notifications, High latency in Europe, Broken image uploads, Reports out of date',
  ),
  called(
    'maintenance window, maintenance, scheduled maintenance, downtime',
    'Database upgrade, Network maintenance, Storage migration, Certificate renewal, Security patches, Load balancer replacement, Search reindexing, Router firmware update, Backup test, Operating system update',
  ),
  called(
    'process, business process, procedure document, sop, runbook, playbook, operation, workflow, rule, automation rule, business rule, routing rule, trigger',
    'Order handling, New employee, Refund approval, Invoice approval, Contract renewal, Stock count, Complaint handling, Month-end close, Quality check, Assign new tickets, Escalate after two days, Supplier onboarding',
  ),
  called(
    'retention, file retention',
    'Contract dispute 2024, Tax audit, Supplier claim, Internal investigation, Patent case, Insurance claim, Data request, Employment case, Annual audit, Product recall',
  ),
  called(
    'store policy, shop policy, checkout policy, page policy, merchant policy, terms policy',
    'Returns and refunds, Shipping, Privacy, Terms of service, Warranty, Gift cards, Cancellation, Payment',
  ),
  called(
    'approval, approval request, sign off, request, service request, access request, internal request, requisition, purchase request',
    'New laptop, Travel to Lyon, Access to the archive, Additional licence, Training budget, Office chairs, Holiday in August, New supplier, Price change, Contract extension',
  ),
  called(
    'risk, risk item, threat, audit finding, control, nonconformity',
    'Supplier failure, Data loss, Exchange rate, Staff shortage, Delayed delivery, Power outage, Fraud, Water damage, Outdated software, Price increase',
  ),
  called(
    'objective, okr, key result, strategic goal, company goal, sprint goal',
    'Shorten delivery times, Raise customer satisfaction, Open two new shops, Cut energy use, Win ten new customers, Launch the mobile app, Answer requests within a day, Reduce returns, Train the whole team, Improve the sign-up',
  ),
  called(
    'portfolio, program portfolio',
    'Customer Experience, Digital Workplace, Sustainability, New Markets, Data Platform, Cost Savings, Product Quality, Supply Chain, Brand, Mobile',
  ),
  called(
    'milestone, project milestone, deliverable, checkpoint',
    'Kick-off, Concept approved, First prototype, Beta release, Design complete, Contract signed, Testing finished, Public launch, Handover, Final report',
  ),
  called(
    'phase, project phase, work package',
    'Planning, Research, Concept, Design, Development, Testing, Roll-out, Training, Handover, Review',
  ),
  called(
    'pipeline stage, deal stage, sales stage, opportunity stage, lead status, lifecycle stage',
    'New, Qualified, Meeting booked, Proposal sent, Negotiation, Contract sent, Won, Lost, On hold, Nurturing',
  ),
  called(
    'lead source, contact source, acquisition source, referral source',
    'Website, Trade fair, Referral, Newsletter, Cold call, Social media, Partner, Search engine, Webinar, Walk-in',
  ),
  called(
    'skill, competency, qualification, certification, expertise',
    'Project management, Data analysis, First aid, Public speaking, Forklift licence, Accounting, Negotiation, Web design, Food hygiene, Copywriting, Welding, Conversational Spanish',
  ),
  called(
    'leave type, absence type, time off policy, leave policy, time off type, absence policy, leave',
    'Annual leave, Sick leave, Parental leave, Unpaid leave, Study leave, Compassionate leave, Moving house, Public holiday',
  ),
  called(
    'pay type, earning type, earning rate, pay item, payroll item, wage, wage type, allowance, pay component, salary component, compensation, earnings rate',
    'Ordinary hours, Overtime, Night shift, Bonus, Holiday pay, Commission, Travel allowance, Weekend work, Meal allowance, Salary',
  ),
  called(
    'deduction, deduction type, benefit, benefit plan, employee benefit, reimbursement, superannuation fund, pension plan',
    'Pension, Health insurance, Union fee, Company car, Travel card, Meal vouchers, Loan repayment, Childcare, Life insurance, Gym membership',
  ),
  called(
    'payroll, pay run, payroll calendar, pay calendar, pay schedule, payroll schedule, pay group, timesheet',
    'Monthly staff, Weekly staff, Hourly workers, Management, Warehouse, Head office, Shops, Interns, Drivers, Seasonal workers',
  ),
  called(
    'schedule, shift schedule, roster, rota, timetable, shift plan, work schedule, opening schedule',
    'Early shift, Late shift, Night shift, Weekend, Front desk, Warehouse, On call, Holiday cover, Kitchen, Delivery',
  ),
  called(
    'calendar, calendar list, team calendar, resource calendar',
    'Work, Personal, Team holidays, Meeting rooms, Birthdays, Launch plan, Public holidays, School, Travel, On call',
  ),
  called(
    'meeting, event type, meeting type, appointment type, calendar event, booking type, scheduled call, call, conference call, consultation type',
    'Introductory call, Weekly review, Product demo, Project kick-off, Interview, Budget planning, Customer check-in, Design review, Quarterly report, Team lunch, Training, Contract talk',
  ),
  called(
    'invitation, invite, email invitation',
    'Team lunch, Project kick-off, Summer party, Product demo, Workshop on pricing, Open house, Board meeting, Housewarming, Garden party, Book launch',
  ),
  called(
    'reminder, alarm, deadline, due item',
    'Submit the tax return, Call the landlord, Renew the certificate, Send the offer, Water the plants, Dentist appointment, Pay the invoice, Prepare the workshop, Book the train, Return the library books',
  ),
  called(
    'question group, form section, questionnaire section, survey section, page section, form page',
    'About you, Your order, Delivery, Experience, Feedback, Contact details, Availability, Experience so far, Payment, Final questions',
  ),
  called(
    'form field, input field, custom field, contact field, user field, ticket field, merge field, contact property, profile property, data attribute, contact attribute, lead field, deal field, metadata field, custom attribute, property definition, field definition, metafield definition, custom property',
    'Job title, Company size, Preferred language, Birthday, Contract number, Industry, Region, Account manager, Renewal date, Source, Priority, Delivery notes',
  ),
  called(
    'choice, answer choice, select option, answer option, survey choice, poll option, picklist value, enum option, dropdown option, quick reply, quick reply option',
    'Yes, No, Maybe, Not sure, Often, Sometimes, Never, Very satisfied, Satisfied, Other',
  ),
  called(
    'status, issue status, task status, order status, custom status, ticket status, workflow status, work status, workflow state',
    'Open, In progress, Waiting for customer, In review, On hold, Approved, Done, Closed, Planned, Rejected',
  ),
  called('priority, issue priority, ticket priority', 'Low, Medium, High, Urgent'),
  called('severity, impact, risk level, alert level', 'Minor, Moderate, Major, Critical'),
  called(
    'enum value, multi enum value, old enum value, new enum value, custom field option, reference value, display value',
    'High, Medium, Low, Marketing, Sales, Approved, On track, At risk, Europe, North America',
  ),
  called(
    'time period, fiscal period, reporting period, planning period, goal period, quarter',
    'Q1 2025, Q2 2025, Q3 2025, Q4 2025, H1 2025, H2 2025, FY 2025, FY 2026',
  ),
  called(
    'outcome, approval outcome, decision',
    'Approved, Rejected, Changes requested, Deferred, Escalated, Withdrawn',
  ),
  called('requested date, date variable', 'Start date, Launch date, Event date, Due date, Kick-off, Go-live'),
  called(
    'project brief, brief, creative brief, concept',
    'Goals and scope, Spring launch, Website relaunch, Customer interviews, New packaging, Brand film, Trade fair, App onboarding',
  ),
  called('break, break type, work break', 'Lunch break, Coffee break, Short break, Dinner break, Rest break'),
  called(
    'away status, away status reason, absence status, presence status',
    'On a break, In a meeting, Lunch, Training, Done for the day, Working on tickets',
  ),
  called('ticket state, case state', 'Submitted, In progress, Waiting on customer, Waiting on us, Resolved, Closed'),
  called(
    'sla, service level agreement, sla policy',
    'First reply within 1 hour, First reply within 4 hours, Resolved within a day, Resolved within 3 days, Premium support, Standard support',
  ),
  called(
    'newsfeed, activity feed, news feed',
    'Product news, Release notes, Company news, Tips and tricks, Events, Community',
  ),
  called(
    'help center, help centre, support portal, knowledge base',
    'Help Centre, Support Portal, Customer Guide, Partner Help, Developer Docs, Staff Handbook',
  ),
  called(
    'tracking code, tracking parameter, tracking param, utm parameter',
    'utm_source, utm_medium, utm_campaign, utm_content, utm_term, ref',
  ),
];
