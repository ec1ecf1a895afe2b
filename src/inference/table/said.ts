/** If the description of a text matches: which name to look up instead of the field's own name. */
export interface Said {
  /** Matches descriptions of fields to which this applies. */
  readonly says: RegExp;
  /** The name to look up in place of the field's own name. */
  readonly means: string;
  /** Whether the rule counts even if the field's own name is known. Default: only if it is unknown. */
  readonly isFirm?: true;
  /** Matches the names of fields, as words, for which the rule counts. Default: all. */
  readonly of?: RegExp;
}

/** Descriptions of texts and what they mean; the first that matches counts. */
export const SAID: readonly Said[] = [
  {
    says: /\b(?:PnY|PT\d+[HMS])|ISO[ -]?8601\S* durations?\b|\bduration\b.*\b(?:ISO[ -]?8601|P\d+[WD])|\bRFC[ -]?3339[^.]*\bduration/is,
    means: 'iso duration',
    isFirm: true,
  },
  {
    says: /\bresource (?:name|type)\b|\b(?:base )?type of (?:the |this )?(?:resource|object)\b|\b(?:type|kind) of (?:the |this )?(?:resource|object)\b|\bobject(?:'s)? type\b/i,
    means: 'own word',
    isFirm: true,
    of: /^(?:(?:resource|object|record|entity) )?(?:type|kind|object)$/,
  },
  {
    says: /\bIATA (?:airline|carrier)|\bairline (?:\/ carrier )?code|\b(?:carrier|airline)\b.*\bIATA\b/is,
    means: 'airline code',
    isFirm: true,
    of: /\b(?:code|carrier|airline|iata)$/,
  },
  {
    says: /\bIATA (?:aircraft|equipment)|\baircraft code/i,
    means: 'aircraft code',
    isFirm: true,
    of: /\b(?:code|aircraft|equipment)$/,
  },
  {
    says: /\bIATA\b.*\b(?:airport|city)\b|\b(?:airport|city)\b.*\bIATA\b/is,
    means: 'airport code',
    isFirm: true,
    of: /\b(?:code|airport|iata)$/,
  },
  {
    says: /\bISO[ -]?3166-1 alpha-3|\b(?:three|3)[ -]letter (?:ISO )?country code/i,
    means: 'country iso3',
    isFirm: true,
    of: /\b(?:country|region)(?: code)?$/,
  },
  {
    says: /\bISO[ -]?3166(?:-1\b(?! numeric)|\b(?!-[23]))|\b(?:two|2)[ -](?:letter|character|digit) (?:ISO )?(?:country|region) code/i,
    means: 'country code',
    isFirm: true,
    of: /\b(?:country|region)(?: code)?$/,
  },
  {
    says: /\bISO[ -]?4217\b|\b(?:three|3)[ -]letter (?:ISO )?currency code/i,
    means: 'currency code',
    isFirm: true,
    of: /\b(?:currency|code|unit)$/,
  },
  {
    says: /\bISO[ -]?639\b|\b(?:two|2)[ -]letter (?:ISO )?language code/i,
    means: 'language code',
    isFirm: true,
    of: /\b(?:language|code|locale)$/,
  },
  {
    says: /#time\b|\bHH:mm\b|\btime of (?:the )?day\b/i,
    means: 'clock time',
    isFirm: true,
    // Opening hours are known by their names, and agree with each other.
    of: /^(?!.*\b(?:open|opens|opening|close|closes|closing)\b).*\b(?:time|in|out|from|to|until|at|start|end)$/,
  },
  {
    says: /\bJSON\b/,
    means: 'metadata',
    isFirm: true,
    of: /\b(?:attribute|metadata|data|property|configuration|setting|parameter|context|payload|info(?:rmation)?)$/,
  },
  {
    says: /\b(?:profile|user|account|author|person)(?:['’]s)? (?:bio|biography)\b|\bbio or description\b/i,
    means: 'bio',
    isFirm: true,
    of: /\b(?:note|description|about|summary|text)$/,
  },
  {
    says: /\b(?:number|quantity|amount) of (?:\w+ ){0,2}units?\b/i,
    means: 'quantity text',
    isFirm: true,
    of: /\b(?:unit|quantity)$/,
  },
  {
    says: /^(?:the |a |an |total |current )*(?:number|count) of\b/i,
    means: 'count text',
    isFirm: true,
    of: /^(?!.*\b(?:id|sid|key|code|phone|account number|order number|page)\b)/,
  },
  {
    says: /\bID of (?:the )?(?:\w+ )?(?:service provider|connector|integration)\b|\bservice provider\b.*\bID\b/i,
    means: 'provider slug',
    isFirm: true,
    of: /\b(?:service|provider|connector|integration)$/,
  },
  { says: /\bbase-?64\b/i, means: 'base64' },
  {
    says: /\b(?:URL|URI|link)\b.{0,40}\b(?:image|picture|photo|logo|icon|avatar|thumbnail)|\b(?:image|picture|photo|logo|icon|avatar|thumbnail) (?:URL|URI|link)\b/i,
    means: 'image url',
  },
  {
    says: /^(?:(?:the|an?|optional|public|full|absolute) )*(?:\S+ ){0,2}(?:URL|URI)\b(?! ?-?(?:slug|path|safe|friendly|encoded|handle|key|scheme))/i,
    means: 'url',
  },
  { says: /\bin HTML\b|\bHTML (?:markup|body|content|text|code|fragment)|^(?:the |an? )*HTML\b/i, means: 'html' },
  { says: /^(?:(?:the|an?|\S+'s) )*(?:\S+ ){0,1}e-?mail address\b/i, means: 'email' },
  { says: /^(?:(?:the|an?|\S+'s) )*(?:\S+ ){0,1}(?:tele)?phone number\b/i, means: 'phone' },
  { says: /\bhost ?name\b|\bdomain name\b|\bCNAME\b/i, means: 'host name' },
  { says: /\bIP address\b/i, means: 'ip address' },
  { says: /\b(?:SHA-?256|SHA-?1|MD5|checksum)\b|^(?:the |an? )*hash\b/i, means: 'checksum' },
  { says: /\bhex(?:adecimal)? colou?r\b|\bcolou?r\b.*(?:\bhex|#[\da-f]{6})/i, means: 'color hex' },
  { says: /^(?:the |an? )*(?:full |human[- ]readable |display |friendly )*name\b(?! of)/i, means: 'name' },
  { says: /^(?:the |an? )*(?:\S+ )?title\b/i, means: 'title' },
  {
    says: /^(?:the |an? )*(?:short |brief |full |detailed )*(?:description|summary|explanation)\b/i,
    means: 'description',
  },
  { says: /^(?:the |an? )*(?:total |final |base |net |gross )*(?:amount|price|cost)\b/i, means: 'amount' },
];
