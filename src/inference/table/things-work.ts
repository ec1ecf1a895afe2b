import { category, chosen, listed, matching, row, worded, type Guess, type Row } from './row.ts';

const TASK: Guess = worded('{act} {object}', {
  act: 'Update, Review, Prepare, Check, Plan, Test, Document, Simplify, Translate, Fix, Clean up, Present',
  object:
    'the price list, the contract template, the sign-up form, the monthly report, the search page, the onboarding guide, the delivery notes, the invoice layout, the team calendar, the customer survey, the backup, the landing page, the budget, the import of contacts, the help pages',
});

const PROJECT: Guess = worded('{first} {second}', {
  first: 'Website, Office, Warehouse, Brand, App, Data, Payroll, Customer, Supplier, Intranet, Store, Energy',
  second: 'Relaunch, Move, Migration, Redesign, Rollout, Audit, Upgrade, Survey, Automation, Extension',
});

/** Rows for tasks, projects and the like at work, and for the jobs that people have. */
export const WORK_THINGS: readonly Row[] = [
  row(
    'name',
    'task name, task title, @work title, @work name, @work subject, @work summary, todo, action item, action title, step name, milestone name, checklist item, step title, activity name, checklist item name, job description short, to do, task, work item title, maintenance title, item todo',
    { string: TASK },
  ),
  row(
    'name',
    'project name, project title, project, initiative name, programme name, program name, project label, campaign project, program title, engagement name',
    { string: PROJECT },
  ),
  row(
    'name',
    'report name, dashboard name, document title, report title, document name title, chart title, widget title, spreadsheet name, statement name, export name, view name, report, dashboard title',
    {
      string: listed(
        'Monthly Sales, Customer Overview, Stock Levels, Open Invoices, Website Traffic, Team Workload, Quarterly Forecast, Support Response Times, Energy Use, Delivery Performance, Marketing Costs, Annual Summary, Cash Flow, New Sign-ups',
      ),
    },
  ),
  row(
    'name',
    'department name, department, business unit name, business unit, cost center name, division department, team department, work unit, org unit name, unit name, org unit, organization unit, organizational unit, faculty, job department, office department, functional area, team work, staff department, dept name, employee team',
    category(
      'Sales, Finance, Marketing, Human Resources, Research, Operations, Customer Service, Legal, Purchasing, Logistics, IT, Production, Quality, Administration',
    ),
  ),
  row(
    'category',
    'ticket category, issue category, support category, request type, ticket type support, ticket topic, support ticket category, inquiry type, complaint type, complaint category, incident category, incident type, case category, request category, support ticket type, subject category, ticket group',
    category(
      'Billing, Technical problem, Account, Delivery, Return, Feedback, Question, Access, Complaint, Cancellation',
    ),
  ),
  row(
    'name',
    'service name, service, service title, service type, service category, services, job service, salon service, booking service, service offered, repair type, work type, maintenance type, job type service, provided service, service label, maintenance task name, type of service, appointment service, service item name',
    category(
      'Cleaning, Repair, Installation, Consultation, Haircut, Massage, Delivery, Inspection, Translation, Maintenance, Photography, Tutoring, Painting, Gardening',
    ),
  ),
  row(
    'name',
    'role, role name, user role, member role, team role, account role, access role, role title name, permission level, project role, @person role, authority role, membership role, roles, role type, access level, user group, role key, security role, access, collaborator role, group role',
    { string: chosen('member:5, editor:3, admin:1, viewer:2, owner:0.5') },
  ),
  row(
    'name',
    'role name, role title, group name role, user group name, roles name',
    category(
      'Administrator, Editor, Viewer, Owner, Manager, Accountant, Support Agent, Guest, Developer, Moderator, Analyst, Reviewer',
    ),
  ),
  row(
    'name',
    'employment type, job type, contract type, work type employment, working time, employment status type, work schedule, position type, type of employment, employment contract type, work arrangement, employee type, time type, employment basis, schedule employment, type of contract, hiring type, working model',
    { string: chosen('full_time:5, part_time:3, contract, internship') },
  ),
  row(
    'name',
    'seniority, experience level, seniority level, career level, job level, required experience, job grade, experience required, employee level, career stage',
    { string: chosen('junior:2, mid:4, senior:3, lead') },
  ),
  row(
    'name',
    'leave type, absence type, leave category, time off type, vacation type, absence reason, request type leave, time off category, leave request type',
    { string: chosen('vacation:6, sick leave:2, parental leave, unpaid leave:0.5') },
  ),
  row(
    'name',
    'address type, address label, address kind, type of address, phone type, phone label, email type, contact type, address category, number type, type phone, email label, type address, address name label, phone kind',
    { string: chosen('home:3, work:3, other') },
  ),
  row(
    'name',
    'document type, document category, doc category, type of document, record type, file category, attachment category, evidence type, document kind, id document type, id type, identity document type, type document, identification type, certificate type, paper type, legal document type',
    { string: chosen('passport:2, id_card:3, contract:2, invoice:2, certificate') },
  ),
  row(
    'category',
    'industry, industry name, sector, business sector, industry type, line of business, business category, company category, company type industry, business type industry, market segment, trade, vertical, industry category, industry sector, naics description, company industry, field of business, business industry, branch industry',
    { string: { generator: 'industry' } },
  ),
  row(
    'category',
    'business type, company type, legal form, legal structure, entity type, organization type, business structure, legal entity type, type of business, ownership type, company structure, organisation type, legal type, company kind, business entity type, incorporation type, corporate form',
    { string: chosen('sole_proprietor:2, partnership, limited_company:5, corporation:3, nonprofit') },
  ),
  row(
    'name',
    'deal name, opportunity name, deal title, lead title, contract name, contract title, agreement name, proposal title, quote title, lead name title, deal, opportunity, opportunity title, tender title, agreement title, contract',
    {
      string: worded('{kind} {period}', {
        kind: 'Annual Contract, Pilot Project, Framework Agreement, Maintenance, Licence Renewal, Office Equipment, Consulting, Training Package',
        period: '2024, 2025, 2026, Phase 1, Phase 2, North, South',
      }),
    },
  ),
  row(
    'name',
    'list name, board name, column name board, status column name, bucket name board, kanban column, swimlane, task list name, task list title, board title, board column name, column title, section name board, lane, pipeline stage, stage name, deal stage, phase, phase name, pipeline stage name, stage title, sales stage, workflow state name, opportunity stage, stage, workflow step, status name, project phase',
    category('To do, In progress, Review, Done, Backlog, Ideas, Waiting, Planned, Blocked, Released'),
  ),
  row(
    'name',
    'pipeline name, workflow name, process name, automation title, sequence name, workflow, pipeline, process, workflow title, flow title, rule name, rule title, policy name, policy title, routine name, scenario name',
    category(
      'New enquiries, Order handling, Onboarding, Refunds, Invoice approval, Contract renewal, Stock count, Complaint handling, Hiring, Month-end close, Quality check, Password reset',
    ),
  ),
  row('name', 'shift type, shift name, shift, work shift, shift label', {
    string: chosen('early:3, late:3, night:2, day'),
  }),
  row(
    'availability',
    'volunteer availability, @person availability, tutor availability, schedule availability, work availability, preferred time, available day, preferred shift, availability text',
    { string: chosen('weekdays:4, weekends:3, evenings:3, mornings:2, flexible:2') },
  ),
  row('key', 'project key, issue key, issue prefix, project code key, board key, space key', {
    string: matching('[A-Z]{3,4}'),
  }),
  row('name', 'sprint name, sprint title, iteration name, release name sprint, iteration, sprint, cycle name', {
    string: worded('Sprint {number}', { number: '11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24' }),
  }),
];
