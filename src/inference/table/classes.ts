/** The nouns of each class, such as all nouns for people. Rows of the table refer to a class with an `@`. */
const CLASSES: Readonly<Record<string, string>> = {
  person:
    'user customer person people owner author member employee client contact player student teacher patient doctor buyer seller driver guest profile assignee creator artist speaker friend staff instructor mentor sender recipient candidate lead agent manager reviewer passenger subscriber attendee participant learner tutor coach trainer trainee nurse practitioner physician surgeon therapist dentist worker colleague technician engineer developer consultant freelancer contractor pilot captain crew courier rider rep representative salesperson director supervisor leader chair president chairperson secretary treasurer volunteer donor applicant tenant landlord resident citizen voter visitor traveler traveller renter borrower lender payer payee beneficiary holder cardholder signer signatory witness approver requester reporter editor writer translator photographer journalist blogger influencer follower fan host organizer organiser actor singer musician performer composer conductor dancer director producer actress spouse parent child mother father son daughter brother sister sibling guardian relative dependent kin attorney lawyer judge officer inspector auditor accountant cashier clerk chef cook waiter barista bartender hairdresser stylist barber cleaner gardener farmer vet veterinarian athlete referee umpire champion winner scientist researcher professor lecturer librarian alumnus graduate intern moderator admin administrator maintainer contributor committer commenter creditor debtor policyholder insured claimant adjuster respondent interviewer interviewee invitee invoicee consignee consignor shipper receiver bidder collector nominee shareholder investor founder cofounder ceo cto cfo executive caller callee uploader inviter modifier updater deleter submitter poster commentator responder rater examiner examinee narrator consumer',
  company:
    'company organization vendor brand supplier manufacturer publisher employer merchant partner carrier corporation business enterprise firm agency institution operator distributor wholesaler retailer insurer issuer bank broker competitor sponsor franchise franchisee subsidiary studio label maker charity foundation nonprofit tenant client party counterparty provider affiliate reseller dealer',
  place: 'city town municipality village destination origin hometown birthplace',
  product:
    'product item variant good merchandise sku listing part material inventory stock catalog line lineitem gift souvenir',
  happening:
    'event appointment meeting booking reservation session visit class lesson shift match game interview webinar workshop performance concert conference tour trip flight journey departure arrival delivery pickup viewing hearing exam exhibition festival tournament race fixture screening encounter consultation exercise',
  post: 'article post blog news story page entry guide tutorial announcement newsletter update press release',
  work: 'task todo issue project ticket story bug milestone epic sprint card request case incident job ticket defect requirement goal objective activity action',
  video: 'video clip movie film episode stream recording lecture vlog short reel',
  picture: 'image photo picture artwork painting drawing illustration',
  animal: 'pet animal dog cat horse rabbit bird puppy kitten livestock cow',
};

/** The classes of each noun. */
export const CLASSES_OF: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [name, nouns] of Object.entries(CLASSES)) {
    for (const noun of nouns.split(' ')) found.set(noun, [...(found.get(noun) ?? []), `@${name}`]);
  }
  return found;
})();

/**
 * Whether a noun in the singular stands for a person.
 *
 * @example
 * isPersonNoun('author') // => true
 */
export const isPersonNoun = (noun: string): boolean => CLASSES_OF.get(noun)?.includes('@person') ?? false;
