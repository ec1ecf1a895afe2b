import { chosen, row, whole, type Row } from './row.ts';

/** For names of fields with the state of a thing: the values with their weights. */
const STATES: Readonly<Record<string, string>> = {
  'status, state, current status, current state, overall status, status text, status name, status label, account status, lifecycle state, record status, status code, availability status, status value':
    'active:6, inactive:1, pending:1',
  'order status, order state, sales order status, status order, purchase order status, cart order status':
    'pending:2, processing:2, shipped:2, delivered:5, cancelled:1',
  'payment status, payment state, financial status, charge status, payment order status, paid status, payout status, refund status, status payment, checkout payment status, settlement status, transfer status, payment intent status, invoice payment status, donation status':
    'pending:2, succeeded:7, failed:1, refunded:1',
  'fulfillment status, shipment status, shipping status, delivery status, tracking status, parcel status, fulfilment status, shipment state, package status, delivery state, consignment status, return delivery status':
    'pending:2, in_transit:3, delivered:6, returned:0.5',
  'invoice status, bill status, invoice state, credit note status, statement status, quote invoice status':
    'draft:1, sent:3, paid:6, overdue:1.5',
  'subscription status, subscription state, membership status, plan status, license status':
    'active:7, trialing:1, past_due:1, canceled:1.5',
  'booking status, reservation status, appointment status, registration status, stay status, rental status, appointment state, booking state, attendance reservation status, visit status, event registration status':
    'confirmed:6, pending:2, completed:3, cancelled:1',
  'ticket status, issue status, case status, support ticket status, conversation status, request status, ticket state, issue state, complaint status, conversation state, incident ticket status, case state, inquiry status, helpdesk status, thread status':
    'open:4, in_progress:3, resolved:3, closed:3',
  'incident status, alert status, alarm status, incident state, alert state, problem status':
    'investigating:1, identified:1, monitoring:1, resolved:6',
  '@work status, @work state, todo status, sprint status, task state, action status, work item status, checklist status, item todo status':
    'todo:3, in_progress:3, done:5',
  'project status, project state, initiative status, campaign project status, program status':
    'planned:2, active:5, on_hold:1, completed:3',
  'newsletter status, mailing status, broadcast status, email campaign status': 'sent:7, scheduled:2, draft:1',
  'campaign status, ad status, promotion status, flow status, ad campaign status':
    'draft:2, scheduled:2, running:3, completed:3',
  '@post status, page status, product status, content status, publication status, listing status, blog status, course status, variant status, item publish status, recipe status, survey status, form status, post state, publish state, publishing status, template status':
    'draft:2, published:7, archived:1',
  'job status, task run status, run status, execution status, build status, deployment status, job state, import status, export status, sync status, process status, pipeline status, workflow status, batch status, backup status, check run status, report status, processing status, run state, migration status, transcode status, workflow run status, upload status, snapshot status, scan status, crawl status, operation status, job run status, ci status, deploy status, last run status, action status, training status, operation state, droplet action status':
    'queued:1, running:1.5, succeeded:7, failed:1',
  'job status, job posting status, vacancy status, position status, opening status, requisition status':
    'open:5, closed:2, draft:1',
  'device status, server status, machine status, sensor status, connection status, node status, gateway status, host status, instance status, agent device status, camera status, online status, charger status, droplet status, terminal status, database status, cluster status, service status, health status, station status, connection state, power state, vm status, container status, load balancer status, system status, printer status, vehicle connection status, health, connectivity, instance state, kernel status, heartbeat status, network status, pod status':
    'online:7, offline:1.5, maintenance:1',
  'presence, presence status, availability, user presence, online presence': 'online:3, away:2, busy:1, offline:4',
  'user status, member status, employee status, customer status, @person status, contact status, @person state, employment status, profile status, team member status, user state':
    'active:7, inactive:1, invited:1',
  'patient status, resident status': 'active:7, discharged:3',
  'message status, sms status, email status, notification status, message state, call status, mail status, delivery message status, fax status, message delivery status, webhook delivery status, delivery attempt status, email delivery status':
    'queued:1, sent:2, delivered:7, failed:0.7',
  'call status, call state, call outcome, call result, call disposition':
    'completed:7, no-answer:2, busy:1, failed:0.5',
  'lead status, opportunity status, deal status, prospect status, lead state, contact lead status, lead stage, deal state, lifecycle stage, opportunity state, sales status':
    'new:3, contacted:3, qualified:2, won:2, lost:1.5',
  'application status, candidate status, applicant status, hiring stage, candidate stage, application stage, recruitment status, application state, candidate state, applicant stage':
    'received:3, interview:3, offer:1, hired:1, rejected:2',
  'contract status, agreement status, lease status, policy status, document status, signature status, envelope status, insurance status, signature request status, contract state, signing status, loan agreement status, proposal status, quote status, estimate status, quotation status, offer status, proposal state, agreement state':
    'draft:2, sent:2, signed:5, expired:1',
  'loan status, credit status, mortgage status': 'active:6, repaid:3, overdue:1',
  'book status, copy status, library status, loan book status, item loan status': 'available:6, on_loan:3, lost:0.3',
  'claim status, insurance claim status, expense status, approval status, leave status, leave request status, review status, timesheet status, verification status, absence status, request approval status, moderation status, expense report status, approval state, time off status, kyc status, purchase request status, review state, submission status, change request status, expense claim status, status approval, expense state, moderation state, time off request status, vacation request status, identity status, validation status, decision status, document verification status':
    'pending:3, approved:6, rejected:1',
  'vehicle status, car status, truck status, fleet status, driver status, bike status, equipment status, asset status, tool status, vehicle state, machine state, asset state, scooter status, courier status, rider status, boat status':
    'available:5, in_use:3, maintenance:1',
  'flight status, train status, trip status, ride status, route status, journey status, bus status, flight state, departure status, voyage status, trip state, ride state':
    'scheduled:4, on_time:4, delayed:1.5, completed:4, cancelled:0.5',
  'match status, game status, fixture status, tournament status, race status, match state, game state, round status, event match status, competition status':
    'scheduled:3, live:1, finished:6',
  'event status, meeting status, session status, webinar status, concert status, calendar event status, class status, event state, lesson status, shift status, exhibition status, show status, session state, conference status, meeting state':
    'scheduled:5, completed:4, cancelled:1',
  'stock status, inventory status, availability, stock state, product availability, item availability, in stock status, item availability status, availability status product, inventory state':
    'in_stock:7, low_stock:2, out_of_stock:1',
  'room status, table status, unit status, property status, apartment status, parking spot status, bed status, desk status, room state, seat status, table state, space status, charging point status, listing property status, locker status, slot status, housekeeping status, bay status':
    'available:5, occupied:4, reserved:2',
  'enrollment status, student status, enrolment state, learner status, course enrollment status, enrollment state, progress status, lesson progress status, completion status, assignment status, training record status, course progress status':
    'enrolled:5, completed:4, withdrawn:0.7',
  'attendance status, attendance, presence attendance, attendance type': 'present:8, late:1, absent:1.5',
  'rsvp, rsvp status, response status, attendee status, invitation status, participant status, invite status, invitation state, participation status, partstat, guest status, response invitation, attendee state':
    'accepted:6, declined:1.5, tentative:1, pending:2',
  'friendship status, relationship status friend, follow status, connection request status, friend request status, friend status':
    'accepted:6, pending:2, blocked:0.3',
  'prescription status, medication status, treatment status, prescription state, medication request status, therapy status':
    'active:5, completed:4, stopped:0.7',
  'clinical status, condition clinical status': 'active:5, resolved:4, inactive:1',
  'encounter status, admission status, procedure status, observation status, lab status, test status, lab result status, report clinical status, lab order status, diagnostic report status, imaging status':
    'planned:1, in_progress:2, final:6',
  'domain status, certificate status, dns status, ssl status, key status, token status, api key status, webhook status, integration status, credential status, domain verification status, app status, extension status, connector status, endpoint status, subscription webhook status, plugin status, number status, phone number status, key state':
    'active:7, pending:1, expired:1',
  'card status, bank account status, wallet status, gift card status, bank card status, cards state, card state, account state':
    'active:7, blocked:1, expired:1',
  'transaction status, transaction state, ledger status, trade status, entry status, bank transaction status, balance transaction status':
    'pending:1.5, completed:7, failed:0.7',
  'return status, rma status, exchange status, refund request status, return state, return request status':
    'requested:3, received:3, refunded:4',
  'cart status, checkout status, basket status, cart state, session checkout status, checkout session status':
    'open:5, completed:5, abandoned:2',
  'coupon status, voucher status, promo status, code status': 'active:6, used:3, expired:2',
  'account status, tenant status, organization status, company status, workspace status, client status, vendor status, supplier status, merchant status, store status, shop status, partner status':
    'active:7, inactive:1, suspended:0.7',
  'restaurant status, store open status, opening status, branch status, museum status, shop open status':
    'open:7, closed:2',
  'pet status, animal status, adoption status, pet state': 'available:5, pending:2, adopted:4',
  'security status, alarm state, lock status, door status, lock state, door state, alarm system status':
    'locked:5, unlocked:3',
  'switch state, power status, light state, relay state, device power, power, light status, switch status':
    'on:5, off:4',
  'pull request state, pull request status, merge request status, pr status, merge request state':
    'open:4, merged:6, closed:1',
  'question status, answer status': 'open:3, answered:6',
  'charging status, charge state, charging state, battery status, battery state': 'charging:3, full:3, discharging:3',
};

/** For names of fields with the kind of a thing: the values with their weights. */
const KINDS: Readonly<Record<string, string>> = {
  'type, kind, type name, type label, record type, class, classification, object class, group type, category type, variant type, item kind, type code':
    'standard:5, premium:2, basic:2, custom:1',
  'user type, account user type, @person type, member type, @person category, @person kind, customer type, client type, customer category, person type, actor type, subject type':
    'private:5, business:3, internal:1',
  'customer type, client type, customer kind, contact customer type, buyer type': 'private:5, business:3',
  'order type, sale type, purchase type, order kind': 'online:6, in_store:3, phone:1',
  'invoice type, bill type, invoice kind': 'standard:7, credit_note:1, proforma:1',
  'message type, communication type, message kind, contact message type, msg type': 'text:7, image:2, file:1',
  'notification type, notification kind, notification category, alert type, alarm type':
    'info:5, reminder:3, warning:1',
  'activity type, interaction type, engagement type, timeline type, touchpoint type, crm activity type, touch type, activity kind':
    'call:3, email:4, meeting:3, note:2',
  'call type, call kind': 'inbound:5, outbound:4, internal:1',
  'media type, asset type, attachment kind, media kind, content media type, upload type, file kind, resource kind, media category, file media type':
    'image:5, video:2, document:3, audio:1',
  'content type name, post type, article type, content kind, publication type, page type, post kind, content format':
    'article:5, guide:3, news:3, interview:1',
  'issue type, task type, work item type, ticket kind, story type, backlog item type, task kind, bug type':
    'task:5, bug:3, story:3',
  'question type, field type, input type, question kind, custom field type, answer type, form field type, data type, value type, attribute type, column type, control type, input kind, metafield type, question format, property type field, datatype, setting type, parameter type, field data type, option input type, display type, metafield definition type':
    'text:5, number:2, choice:3, date:1',
  'event kind, event type, calendar event type, activity event type': 'meeting:3, call:2, deadline:1, reminder:1',
  'special event type, public event type, concert type, show type, performance type':
    'concert:3, workshop:3, exhibition:2, lecture:2',
  'meeting type, appointment mode, consultation type, session type, visit mode, delivery mode course, event format, course format, event mode, attendance mode, course mode, class type, meeting format, conference type, location type meeting, lecture format, format event':
    'in_person:5, online:4, hybrid:1',
  'location type, site type, facility type, place type, stock location type, venue type, branch type, space type, area type, store type, warehouse type, outlet type':
    'office:3, store:4, warehouse:2, other:1',
  'station type, stop type, transit stop type': 'train:4, bus:4, tram:2, metro:2',
  'museum type, attraction type, poi type, point of interest type, poi category, place category, venue category':
    'museum:3, park:3, monument:2, gallery:2',
  'school type, institution type, university type': 'primary:4, secondary:4, university:2',
  'contract kind, agreement type, lease type, deal type, contract category, opportunity type':
    'new business:4, renewal:4, extension:2',
  'listing type, offer type, ad type, advert type, deal kind, offering type, listing kind, property listing type':
    'sale:5, rent:4',
  'relationship type, link type, connection kind, association type, dependency type, relation type, edge type':
    'parent:3, child:3, related:4',
  'job kind, cron type, job run type, worker type, task queue type, pipeline type, backup type, sync type, snapshot type':
    'full:4, incremental:5, manual:1',
  'record dns type, dns record type, dns type, domain record type': 'A:4, AAAA, CNAME:3, MX, TXT:2',
  'action, action name, audit action, operation, event action, operation type, change type, audit type, log action, activity action, mutation type, history action, action type, activity, change action, history type, crud operation, action performed':
    'created:4, updated:5, deleted:1, viewed:2',
  'resource type, entity type, object type, model type, subject resource type, target type, owner type, parent type, related type, auditable type, item type reference, source object type, commentable type, entity, resource, target, source entity, object kind, auditable, resource name, linked object type, related object type, attachable type, entity name type, parent object type, trackable type':
    'order:3, customer:3, product:3, invoice:2',
  'visibility, privacy, access type, access mode, sharing, share type, privacy level, visibility type, privacy status, access policy, audience type, confidentiality, visibility level, sharing status, privacy setting, visible to, content visibility':
    'public:5, private:3, internal:2',
  'priority, urgency, importance, priority level, task priority, priority name, ticket priority, urgency level, request priority, priority label, triage level, priority code':
    'low:3, medium:5, high:2',
  'severity, risk level, impact, threat level, risk, criticality, severity level, alert severity, incident severity, alert level, risk rating, hazard level, risk category, impact level, alarm severity, pain level, risk class':
    'low:4, medium:3, high:2, critical:0.5',
  'sentiment, mood, feeling, emotion, sentiment label, reaction type, reaction, mood label':
    'positive:6, neutral:3, negative:1',
  'result, outcome, test result, exam result, verdict, check result, match result, validation result, inspection result, audit result, outcome status, game result, final result, lab result, screening result, result status, scan result':
    'passed:7, failed:2, pending:1',
  'match outcome, match result, game result, game outcome, bet result': 'win:4, draw:2, loss:4',
  'conclusion, check conclusion, run conclusion, workflow conclusion': 'success:7, failure:2, cancelled:0.5',
  'order direction, sort direction, sort dir, direction sort, order by direction': 'asc:5, desc:4',
  'sort by, order by, sort field, sort key, sort column, order field': 'name:3, created_at:4, price:2',
  'side, trade side, order side, trade type, trade direction, position side': 'buy:5, sell:4',
  'trade order type, stock order type, exchange order type': 'market:5, limit:4, stop:1',
  'risk profile, investor type, risk appetite': 'conservative:3, balanced:5, dynamic:2',
  'laterality, hand, preferred foot, handedness, dominant hand, foot, preferred hand, throws, bats': 'right:7, left:2',
  'player position, squad position, athlete position, team position':
    'Goalkeeper:1, Defender:4, Midfielder:4, Forward:3',
  'smoking status, smoker, smoking, tobacco use': 'never:6, former:2, current:1',
  'encounter type, visit kind, encounter class, admission type, encounter kind, patient visit type, visit type, class encounter':
    'outpatient:5, inpatient:2, emergency:1, virtual:2',
  'allergy severity, reaction severity, symptom severity': 'mild:5, moderate:3, severe:1',
  'specimen type, sample type, specimen, sample material': 'blood:5, urine:3, saliva:1, tissue:1',
  'license, licence, license type, license name, software license, licence type, usage right, license key name':
    'MIT:4, Apache-2.0:3, GPL-3.0:1, CC BY 4.0:2',
  'auth type, authentication type, authentication method, auth method, login method, mfa method, two factor method, sign in method, grant type, auth provider, identity provider, login provider, oauth provider, login type, mfa type, social provider, sso provider, authentication provider, signin method, verification method':
    'password:5, google:3, sso:2, passkey:1',
  'deployment type, hosting, hosting type, deploy type': 'cloud:6, on_premises:2, hybrid:1',
  'log type, audit log type, entry kind, entry type': 'system:4, user:5, api:2',
  'reading status, shelf, bookshelf, read status': 'reading:3, finished:5, planned:3',
  'binding, book format, format book, edition format, book type, cover type, publication format':
    'paperback:5, hardcover:3, e-book:3, audiobook:1',
  'album type, release type, record type music, music release type': 'album:5, single:4, EP:2',
  'content rating, film rating, parental rating, mpaa rating, maturity rating, age classification, certification, movie rating, esrb rating, rated':
    'G:2, PG:4, PG-13:4, R:2',
  'season, season time, harvest season, time of year': 'spring:3, summer:3, autumn:3, winter:3',
  'watering, water need, watering frequency, water requirement': 'daily:2, weekly:5, monthly:1',
  'light requirement, sunlight, sun exposure, light need': 'full sun:4, partial shade:4, shade:2',
  'energy label, energy class, efficiency class, energy rating, energy efficiency class, energy efficiency, epc rating':
    'A:4, B:4, C:3, D:1',
  'orientation, page orientation, layout orientation, screen orientation, image orientation': 'portrait:4, landscape:5',
  'alignment, position layout, text align, placement position, label position, align': 'left:4, center:4, right:2',
  'paper size, page size, paper format': 'A4:7, A5:1, Letter:2',
  'operator, comparison, condition operator, filter operator, comparator':
    'equals:5, contains:3, greater_than:2, less_than:1',
  'inheritance, aggregation, aggregate, statistic': 'sum:4, average:4, count:3, max:1',
  'integration type, connector type, provider type, app type, plugin type, application type, client app type':
    'web:4, mobile:3, service:2',
  'tax exemption, exemption reason': 'none:7, reseller:1, nonprofit:1',
  'fulfillment type, fulfilment method, order fulfillment type, service type order, dining option, pickup type, order mode':
    'delivery:5, pickup:4, dine_in:1',
  'return type, resolution type, requested resolution': 'refund:5, exchange:3, store_credit:1',
  'allocation method, distribution method, valuation method, costing method, depreciation method, rounding method':
    'straight_line:4, average:3, fifo:3',
  'billing scheme, pricing model, price type, pricing type, charge model, billing type, pricing scheme, rate type, billing model, price model':
    'flat:5, per_unit:4, tiered:1',
  'import type, export type, transfer type, upload method': 'manual:4, automatic:5, scheduled:2',
  'ownership, tenure type, home ownership, ownership status, housing status': 'owner:5, tenant:5',
  'ethnicity, race': 'not stated:4, Asian:2, Black:2, White:4, mixed:1',
  'body part, body site, affected area, site body': 'knee:3, back:4, shoulder:3, ankle:2, wrist:1',
  'travel purpose, trip type, trip purpose, journey type, booking purpose, travel reason, purpose of trip':
    'leisure:5, business:4, family:2',
  'trip type, ticket trip type, flight type, journey kind, fare trip type': 'one_way:4, round_trip:6',
  'board, meal plan, board type, board basis, meal option': 'room only:3, breakfast:5, half board:2, full board:1',
  'view, room view, view type, seat view': 'garden:3, city:4, sea:2, courtyard:2',
  'heating, heating type, heating system': 'gas:4, heat pump:3, district heating:2, electric:1',
  'parking, parking type, parking option': 'garage:3, street:4, none:2',
  'container type, package type, packaging, packaging type, parcel type, load type, package kind, shipment type, cargo type, freight type, box type':
    'parcel:5, pallet:3, envelope:2, container:1',
  'voice, speaker voice, tts voice, voice name': 'alice:3, man:2, woman:3',
  'provider, email provider, service provider name, data provider, storage provider, cloud provider, sms provider, oauth provider name':
    'internal:4, partner:3, external:2',
  'trigger type, trigger kind, automation trigger, start trigger': 'schedule:4, event:5, manual:2',
  'schedule kind, schedule recurrence, recurrence type, recurrence pattern, repeat type':
    'none:4, daily:2, weekly:5, monthly:3',
};

const rows = (role: string, list: Readonly<Record<string, string>>): readonly Row[] =>
  Object.entries(list).map(([names, values]) =>
    row(role, names, { string: chosen(values), ...(role === 'status' && { integer: whole(0, 2) }) }),
  );

/** Rows for states and kinds. */
export const STATE_ROWS: readonly Row[] = [...rows('status', STATES), ...rows('kind', KINDS)];
