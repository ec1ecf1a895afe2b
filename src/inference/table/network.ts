import { chosen, linked, listed, matching, row, whole, worded, type Guess, type Row } from './row.ts';

/** A guess that makes the address of a page, which is named after the record. */
const site: Guess = {
  generator: 'url',
  format: 'uri',
  reads: { siteName: ['company name', 'full name', 'name'] },
  needs: { siteName: 'company name' },
  otherwise: {
    ...matching(
      'https://www\\.(ash|birch|cedar|elm|juniper|larch|maple|rowan)-(works|group|partners|supply)\\.example',
    ),
    format: 'uri',
  },
};

/** A guess that makes the address at which an application wants to be called back (a webhook). */
const hook: Guess = {
  ...matching(
    'https://(app|shop|crm|erp|desk)\\.example\\.com/(webhooks|hooks|callbacks)/(orders|events|payments|messages|updates)',
  ),
  format: 'uri',
};

/** A guess that makes the address of a picture, for fields in which the picture itself would be too long. */
export const PICTURE_LINK: Guess = {
  ...matching('https://images\\.example\\.com/[a-z0-9]{10}\\.(jpg|png)'),
  format: 'uri',
};

const picture = (kind: string): Guess => ({
  generator: 'image_url',
  format: 'uri',
  args: { kind },
  reads: { title: ['name', 'company name', 'full name', 'city', 'country'] },
  needs: { title: 'full name' },
  otherwise: PICTURE_LINK,
});

const NUMBERS = '01, 02, 03, 04, 05, 06, 07, 08, 11, 12, 14, 18, 21, 24'.split(', ');

/** Names of files of each kind. */
const FILES: Readonly<Record<string, string>> = {
  'application/pdf': '{document}{number}.pdf',
  'application/zip': 'archive-{number}.zip',
  'text/plain': '{document}{number}.txt',
  'text/csv': '{table}{number}.csv',
  'image/jpeg': '{picture}{number}.jpg',
  'image/png': '{picture}{number}.png',
  'image/webp': '{picture}{number}.webp',
  'video/mp4': 'video-{number}.mp4',
  'video/webm': 'video-{number}.webm',
  'video/quicktime': 'video-{number}.mov',
  'audio/mpeg': 'recording-{number}.mp3',
  'audio/wav': 'recording-{number}.wav',
  'audio/ogg': 'recording-{number}.ogg',
};

/** Returns a guess that makes names of files: of documents and pictures, or only of pictures. */
const file = (of: 'any' | 'picture'): Guess => ({
  generator: 'phrase',
  args: {
    texts: [
      ...(of === 'any' ? ['{document}{number}.{paper}', '{document}{number}.{paper}', '{table}{number}.{sheet}'] : []),
      '{picture}{number}.{image}',
    ],
    lists: {
      document: ['report-', 'invoice-', 'contract-', 'notes-', 'summary-', 'minutes-', 'form-', 'statement-', 'offer-'],
      table: ['prices-', 'budget-', 'contacts-', 'inventory-', 'figures-'],
      picture: ['photo-', 'product-', 'front-view-', 'detail-', 'scan-', 'view-'],
      paper: ['pdf', 'pdf', 'docx'],
      sheet: ['xlsx', 'csv'],
      image: ['jpg', 'jpg', 'png', 'webp'],
      number: NUMBERS,
    },
  },
  by: { role: 'mime type', texts: FILES },
});

/** A guess that makes the extension of the file whose name stands beside it. */
const suffix: Guess = {
  generator: 'phrase',
  args: { texts: ['{name}'], form: 'extension' },
  reads: { name: ['file name'] },
  samples: ['pdf', 'docx', 'png'],
  otherwise: chosen('pdf:4, docx:2, xlsx:2, png:2, jpg:2, csv, zip:0.5'),
};

const slug: Guess = {
  generator: 'phrase',
  args: { texts: ['{name}'], form: 'slug' },
  reads: {
    name: ['name', 'company name', 'full name', 'city', 'country', 'tag', 'category', 'tax name', 'option name'],
  },
  needs: { name: 'name' },
  samples: ['oak-desk', 'notes', 'a-guide-to-12-gardens', 'zzzz', 'q-9'],
  otherwise: matching('(oak|lake|hill|moon|river|stone|amber|north)-(desk|lamp|chair|trail|garden|letter)-[0-9]{2,3}'),
};

const IP = matching('(192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.([1-9]|[1-9][0-9]|1[0-9]{2})');

/** Rows for technical fields: addresses, files, keys, versions. */
export const NETWORK: readonly Row[] = [
  row(
    'picture',
    'image, image url, picture, picture url, photo, photo url, thumbnail, thumbnail url, cover, cover url, cover image, banner, banner url, cover photo, header image, background, background image, background url, hero image, featured image, image link, image src, poster, poster url, poster path, photo link, preview image, illustration, artwork, artwork url, thumb, thumb url, image 1, main image, primary image, preview url image, small image, large image, large url, medium url, small url, mini url, xlarge url, square url, zoom url, original url, thumb url, tiny url, full size url, screenshot, screenshot url, splash, preview picture, cover image url, image source, photos, @picture url, @picture src, @picture link, @picture file url, image path, original image url, sprite, map image, snapshot url, avatar image',
    { string: picture('photo') },
  ),
  row(
    'picture',
    'logo, logo url, icon, icon url, favicon, badge, badge url, emblem, crest, brand logo, logo image, app icon, image logo, logo uri',
    { string: picture('logo') },
  ),
  row('icon', 'icon name, icon key, icon code', {
    string: chosen('star, heart, bell, calendar, folder, tag, user, map, camera, gift'),
  }),
  row(
    'site',
    'website, homepage, home url, site, web site, website url, homepage url, home page, web address, company url, site url, web, web url website, blog, blog url, company website, portfolio url, store url, social link, web page, official website, @company url, @company link, @person website, github url, youtube url, youtube',
    { string: site },
  ),
  row(
    'own link',
    'self, self link, link self, href, self href, link href, canonical url, resource url, self url, url, uri, link, permalink, api url, resource uri, html url, web url, location url, deep link, share url, app url, @self url, api link, canonical, link related, related link, relation link',
    { string: linked('api', 'record') },
  ),
  row(
    'link',
    'callback url, webhook url, redirect url, endpoint url, endpoint, webhook, target url, notification url, delivery url, postback url, destination url, hook url, subscription url, redirect uri, callback, status callback, status callback url, event url, base url, server url, voice url, sms url, fallback url, logout url, login url, token url',
    { string: hook },
  ),
  row(
    'link',
    'checkout url, payment url, payment link, receipt url, invoice url, hosted url, hosted invoice url, invoice pdf, pdf url, pdf, receipt, statement url, booking url, ticket url, order url, order status url, payment page',
    { string: linked('pay', 'part') },
  ),
  row(
    'link',
    'document url, file url, download url, attachment url, download link, file link, media url, video url, audio url, stream url, export url, content url, download, resume url, cv url, recording url, preview url, upload url, source url, asset url, embed url, url private, thumbnail source, audio, video, preview, play url, media link, archive url, certificate url, contract url, attachment, play back url, playback url, manifest url, signed url, @video url, @video link, file, spotify url, trailer, trailer url, sample url',
    { string: linked('files', 'file') },
  ),
  row(
    'link',
    'tracking url, tracking link, track url, tracker url, unsubscribe url, meeting url, meeting link, join url, conference url, invite url, invite link, invitation url, registration url, signup url, signing url, join link, video call url, zoom link, tracking page url, start url, video conference url, room url, meet link',
    { string: linked('go', 'part') },
  ),
  row(
    'link',
    'term url, privacy url, policy url, help url, support url, documentation url, doc url, faq url, license url, wiki url, about url, privacy policy url, terms of service url, manual url, documentation, more info url, doc link, spec url',
    { string: linked('www', 'service') },
  ),
  row(
    'link',
    'next page url, next url, previous url, first url, last url, next link, previous link, first page url, last page url, link next, link previous, next page, previous page, previous',
    { string: linked('api', 'page') },
  ),
  row('link', 'url *, uri *', { string: linked('www', 'part') }),
  row('relation', 'rel, link rel, link relation', { string: chosen('self:4, related:3, next:2, edit, collection') }),
  row('link media type', 'link media type', {
    string: chosen('application/json:5, application/hal+json:3, text/html'),
  }),
  row('pointer', 'pointer, json pointer, source pointer, error pointer, data path, instance path', {
    string: chosen('/data/attributes/name:3, /data/attributes/email:3, /data/id, /data/attributes/price, /data/type'),
  }),
  row('package', 'package name, bundle id, bundle identifier, app package, application id android, android package', {
    string: matching('com\\.example\\.(orders|shop|news|chat|maps|notes|travel|fitness|music|mail)'),
  }),
  row('link', 'map url, maps url, map link, directions url, google map url, street view url', {
    string: linked('maps', 'part'),
  }),
  row(
    'link',
    'git url, clone url, repository url, ssh url, repo url, source code url, commit url, compare url, diff url, pull request url, repository, html url repository, vcs url, source code',
    {
      string: {
        ...matching(
          'https://git\\.example\\.com/(northwind|acme|juniper|larch)/(data|web|form|map|chart)-(tools|kit|parser|client|docs)',
        ),
        format: 'uri',
      },
    },
  ),
  row(
    'slug',
    'slug, unique name, custom url url, custom url, url slug, permalink slug, handle product, product handle, collection handle, handle, url key, seo name, path name, friendly url, page slug, category handle, vanity url, url name, perma link, name slug, url path name, nice name, shortname, codename, machine name, short name slug, param',
    { string: slug },
  ),
  row(
    'domain',
    'domain, host, host name, domain name, site domain, server name, fqdn, subdomain, web domain, primary domain, custom domain, server, server host, dns name, name server, nameserver, mail server, host domain, email domain, website domain, primary host',
    {
      string: matching(
        '((www|shop|app|mail|api|docs)\\.)?(ash|birch|cedar|elm|juniper|larch|maple|rowan)-(works|group|partners|supply)\\.example',
      ),
    },
  ),
  row(
    'ip',
    'ip, ip address, client ip, remote ip, remote address, ipv4, source ip, last login ip, destination ip, public ip, private ip, ip addr, remote host, user ip, ipv4 address, server ip, sign in ip, gateway, login ip, registration ip, browser ip, host ip, customer ip, created from ip, internal ip, external ip, dns server, ip range, subnet, ip v4, client address, last ip, order ip',
    { string: IP },
  ),
  row('ip', 'ipv6, ipv6 address', { string: matching('2001:db8(:[1-9a-f][0-9a-f]{0,3}){6}') }),
  row('cidr', 'cidr, cidr block, ip range, subnet mask cidr, network range, network address', {
    string: matching('10\\.[0-9]{1,2}\\.[0-9]\\.0/(16|20|24)'),
  }),
  row('mac', 'mac, mac address, hardware address, bssid, wifi mac, ethernet mac', {
    string: matching('02(:[0-9a-f]{2}){5}'),
  }),
  row('imei', 'imei, imsi, meid, esn', { string: matching('35[0-9]{13}') }),
  row('iccid', 'iccid, sim number, sim serial number, sim id', { string: matching('8944[0-9]{15}') }),
  row('user agent', 'user agent, browser user agent, ua, agent string, client user agent', {
    string: chosen(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36:3, Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15:2, Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0, Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148:2',
    ),
  }),
  row('network type', 'network connection type, network type, connection kind, wifi type', {
    string: chosen('wifi:5, ethernet:3, cellular:2'),
  }),
  row('signal', 'signal strength, network strength, wifi strength, wifi network strength, signal quality', {
    string: chosen('strong:4, medium:3, weak'),
    integer: whole(40, 100),
    number: whole(40, 100),
  }),
  row('browser', 'browser, browser name, browser type, client browser', {
    string: chosen('Chrome:6, Safari:3, Firefox:2, Edge:2'),
  }),
  row(
    'operating system',
    'os, operating system, platform, os name, device os, operating system name, client os, device platform',
    { string: chosen('Windows:4, macOS:3, iOS:3, Android:4, Linux') },
  ),
  row('device', 'device, device type, device name, client device, device category, terminal type, device kind', {
    string: chosen('Laptop:3, Phone:4, Tablet:2, Desktop:2'),
  }),
  row(
    'device model',
    'device model, phone model, hardware model, model, model name, model id name, product model, machine model, hardware version, hardware, firmware model, equipment model, model code, instrument model',
    { string: matching('(A|C|G|K|M|S|T|X)[1-9]0{1,2}( Pro| Plus| Lite|)') },
  ),
  row(
    'token',
    'token, access token, refresh token, api key, secret, secret key, client secret, api token, bearer token, auth token, key, id token, webhook secret, signing secret, session token, private key, public key, verification token, csrf token, next page token, page token, next cursor, cursor, continuation token, previous cursor, start cursor, end cursor, after cursor, reset token, signature, nonce, session key, encryption key, client token, app secret, publishable key, auth key, secret token, invite token, page info cursor, confirmation token, magic link token, cart token, checkout token, security token',
    { string: matching('[a-z0-9]{32}') },
  ),
  row(
    'hash',
    'hash, checksum, checksum hex, sha256 hex, sha 256 hex, md5 hex, md5, etag, fingerprint, sha1, sha, digest, commit sha, commit hash, git sha, sha 1, commit, commit id, head sha, transaction hash, file hash, block hash, tx hash, revision hash, content hash, base sha, merge commit sha, tree sha, content md5, file checksum, image hash',
    { string: matching('[0-9a-f]{40}') },
  ),
  row(
    'hash',
    'cryptogram, application cryptogram, signature value, message digest, sha256, sha 256, sha256 hash, image digest',
    { string: matching('[0-9a-f]{64}') },
  ),
  row('password', 'password, password hash, encrypted password, passphrase, pass, user password, hashed password', {
    string: matching('[A-Za-z0-9]{12,16}'),
  }),
  row(
    'pin',
    'pin, otp, verification code, security pin, one time password, two factor code, passcode, sms code, auth code, confirmation pin, unlock code, door code',
    { string: matching('[0-9]{6}') },
  ),
  row(
    'uuid',
    'uuid, guid, global id, unique id, correlation id, request id, trace id, session id, message id, external id, event id, idempotency key, transaction id, device id, reference id, uid, unique identifier, span id, operation id, installation id, object id, remote id, tracking uuid, client id, job id, run id, execution id',
    { string: { generator: 'uuid' } },
  ),
  row(
    'identifier',
    'id, sid, identifier, urn, gid, oid, pid, key id, legacy id, ids, parent, parent id, external identifier, internal id',
    { string: matching('[a-z0-9]{12}') },
  ),
  row('version', 'api version, api version name', { string: chosen('2024-06-01:4, 2023-11-15:2, 2022-08-01') }),
  row(
    'version',
    'version, app version, release, software version, firmware version, firmware, os version, client version, browser version, build, sdk version, schema version, current version, latest version, release name, semver, engine version, minimum version, plugin version, software, kernel version, product version, app release, release version, version name, release tag, version tag, ios version, android version, edition version',
    { string: matching('[1-9]\\.(1?[0-9])\\.[0-9]') },
  ),
  row(
    'file name',
    'file name, original file name, document name, attachment name, original name, file title, file, file key, filename original, stored file name, file original name, export file name, name file, attachment file name, @file name, base name, download name, client file name, file version name, document version name',
    { string: file('any') },
  ),
  row('file name', 'image name, image file name, photo name, picture name, image file, photo file name', {
    string: file('picture'),
  }),
  row(
    'path',
    'path, file path, storage path, directory, folder path, uri path, document path, url path, full path, relative path, local path, route, object key, s3 key, storage key, file location, source path, root path, mount path, request path, key path, blob path, path lower, path display, root directory, request uri, page path, working directory, page',
    { string: matching('/(docs|files|media|archive|reports|uploads)/[0-9]{4}/(a|b|c)[1-9][0-9]{2}') },
  ),
  row(
    'folder',
    'folder name, folder, directory name, photo album name, collection folder, drive name, parent folder, mailbox, drive, inbox',
    {
      string: listed(
        'Archive, Contracts, Drafts, Finance, Holiday, Images, Invoices, Marketing, Meetings, Personal, Projects, Receipts, Reports, Shared, Templates, Travel',
      ),
    },
  ),
  row(
    'extension',
    'extension, file extension, file format, file type, format, file suffix, output format, export format, document format, media format, @file type, doc type, attachment type, report format',
    { string: suffix },
  ),
  row('extension', 'image format, image type, photo format, picture format', {
    string: chosen('jpg:4, png:3, webp, svg:0.5'),
  }),
  row(
    'extension',
    'video format, audio format, codec, encoding format, container format, video codec, audio codec, media type, @video format',
    { string: chosen('mp4:4, webm, mov, mp3:2') },
  ),
  row(
    'push token',
    'device token, push token, push notification token, apns token, fcm token, registration token, binding endpoint, push endpoint, device endpoint, push binding endpoint',
    { string: matching('[a-f0-9]{64}') },
  ),
  row(
    'mime type',
    '@picture mime type, @picture content type, @picture media type, @picture media mime type, thumbnail mime type, thumbnail content type, avatar mime type, avatar content type, logo mime type, logo content type, primary media type, @product media type, product media type, variant media type, featured media type, cover media type, gallery media type, cover mime type, icon mime type, icon content type',
    { string: chosen('image/jpeg:5, image/png:3, image/webp') },
  ),
  row('mime type', '@video mime type, @video content type, @video media type', {
    string: chosen('video/mp4:6, video/webm, video/quicktime'),
  }),
  row(
    'mime type',
    'show media type, episode media type, audiobook media type, podcast media type, track media type, song media type, audio media type, audio mime type, audio content type, sound mime type, voice mime type, track mime type',
    {
      string: chosen('audio/mpeg:5, audio/wav, audio/ogg'),
    },
  ),
  row(
    'mime type',
    'mime type, content type, media type, mime, file mime type, content mime type, type mime, media content type, attachment content type, file content type',
    { string: chosen('application/pdf:4, image/png:3, image/jpeg:3, text/csv, application/zip:0.5, text/plain') },
  ),
  row('encoding', 'encoding, charset, character set, content encoding, character encoding', {
    string: chosen('UTF-8:6, ISO-8859-1, UTF-16:0.3'),
  }),
  row(
    'http method',
    'http method, request method, method, http verb, verb, voice method, sms method, status callback method, fallback method, callback method',
    { string: chosen('GET:6, POST:4, PUT, DELETE, PATCH') },
  ),
  row('protocol', 'protocol, scheme, transport, network protocol, connection type, url scheme', {
    string: chosen('https:6, http, tcp, udp:0.5'),
  }),
  row(
    'algorithm',
    'algorithm, hash algorithm, encryption algorithm, cipher, encryption, signature algorithm, encryption type, signing algorithm, alg',
    { string: chosen('AES-256:3, SHA-256:3, RSA-2048, Ed25519') },
  ),
  row(
    'language',
    'language, lang, language code, preferred language, original language, default language, content language, spoken language, user language, audio language, ui language, language iso, target language, source language, primary language, customer language, interface language, language id, iso language, native language, communication language',
    {
      string: {
        generator: 'language',
        amongOthers: chosen('en:5, de:3, fr:3, es:2, it:2, nl, pt, pl, sv, ja'),
        samples: ['de', 'en', 'pt', 'zh', 'ru'],
        apart: '[a-z]{2}',
        reads: { country: ['country'] },
      },
    },
  ),
  row('language name', 'language name, programming language, native name language, english name', {
    string: listed(
      'English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Japanese, Korean, Chinese, Arabic, Hindi, Turkish',
    ),
  }),
  row(
    'language name',
    'programming language, repository language, primary programming language, code language, runtime, runtime name, framework, tech stack, technology',
    { string: chosen('TypeScript:4, Python:4, Go:2, Rust, Java:3, Ruby') },
  ),
  row(
    'locale',
    'locale, locale code, culture, language locale, preferred locale, user locale, default locale, regional settings, language tag',
    { string: chosen('en-US:6, en-GB:3, de-DE:3, fr-FR:2, es-ES:2, it-IT, pt-BR, ja-JP') },
  ),
  row(
    'database',
    'database, db name, database name, table name, schema name, bucket, bucket name, collection name db, db, keyspace, index name, table, dataset, dataset id, data source, data set, schema, source table',
    {
      string: listed(
        'accounts, archive, billing, catalogue, customers, events, inventory, logs, metrics, orders, payments, reports, sessions, users',
      ),
    },
  ),
  row('engine', 'engine, db engine, database engine, engine name, database type, dbms', {
    string: chosen('PostgreSQL:4, MySQL:3, SQLite, Redis:2, MongoDB:2'),
  }),
  row(
    'cloud region',
    'cloud region, server region, aws region, datacenter, data center, availability zone, region slug, cluster region, instance region, droplet region, bucket region, node region, deployment region, server location, domain region',
    { string: chosen('eu-central-1:2, eu-west-1:2, us-east-1:3, us-west-2:2, ap-southeast-1, ap-northeast-1') },
  ),
  row(
    'instance type',
    'instance type, instance size, machine type, droplet size, node size, size slug, server type, vm size, flavor, node type, machine size, instance class, compute size',
    { string: chosen('small:3, medium:3, large:2, xlarge') },
  ),
  row(
    'environment',
    'environment, stage, env name, deployment environment, environment name, target environment, mode environment, environment type, deploy environment',
    { string: chosen('production:4, staging:2, development:2, test') },
  ),
  row(
    'branch',
    'branch, git branch, default branch, branch ref, head branch, base branch, target branch, source branch, branch name git, ref, git ref, head ref, base ref, repository branch',
    { string: chosen('main:5, develop:2, release/2.4, feature/search, fix/login') },
  ),
  row(
    'host label',
    'server name, instance name, droplet name, node name, machine name, host label, vm name, virtual machine name, cluster name, container name, pod name, service name, app name, application name, load balancer name, database cluster name, server label, queue name, bucket label, namespace, name space, application, service, app, component, source system, system, module, client name app, queue, topic name, stream name, worker name, microservice, cluster, pod, container, software name, integration name, job queue, function name, lambda name, task definition, source app, program name',
    {
      string: worded('{first}-{kind}', {
        first: 'web, api, auth, billing, search, mail, media, report, cache, queue, sync, edge, data, backup',
        kind: 'service, worker, prod, staging, core, 01, 02, 03',
      }),
    },
  ),
  row(
    'name',
    'repository name, package name, library name, module package name, gem name, image repository, git repository, repository, npm package, crate name, library, dependency, package, dependency name, docker image, plugin slug',
    {
      string: worded('{first}-{second}', {
        first: 'data, web, form, date, map, text, color, chart, image, cloud, fast, tiny, open, safe',
        second: 'tools, kit, parser, client, server, store, view, queue, utils, cli, docs, core',
      }),
    },
  ),
  row('full name', 'repository full name, repository path, name with owner, project path with namespace', {
    string: matching(
      '(northwind|acme|juniper|larch|meridian)/(data|web|form|map|chart)-(tools|kit|parser|client|docs)',
    ),
  }),
  row('prefix', 'prefix, key prefix, token prefix, code prefix, number prefix, invoice prefix, suffix code', {
    string: chosen('sk, pk, ab, dev, prd, inv'),
  }),
  row(
    'scope',
    'scope, permission, permission name, oauth scope, grant, privilege, access scope, permission code, ability, permission key, permission slug, capability, authority, action permission',
    {
      string: listed(
        'read, write, admin, users:read, users:write, orders:read, orders:write, reports:read, billing:read, settings:write, files:read, files:write',
      ),
    },
  ),
  row(
    'event name',
    'event type, event, webhook event, webhook event name, event types name, trigger event, topic, webhook topic, hook event, event action, event key, trigger, notification event, type event, event code, webhook type, action type event, activity type, audit event, event types, subscribed event, log event, enabled event',
    {
      string: chosen(
        'order.created:3, order.updated:2, payment.succeeded:2, payment.failed, user.created:2, user.deleted, invoice.paid, file.uploaded',
      ),
    },
  ),
  row('log level', 'log level, level log, log severity, logging level, log type, level', {
    string: chosen('info:6, warning:2, error, debug:2'),
  }),
  row(
    'error',
    'error, error message, failure reason, failure message, last error, error description, fault, error detail, error text, exception, decline reason, rejection reason, message error, error reason, stack trace, failure, status reason, detail error, failure description, error summary',
    {
      string: chosen(
        'Connection timed out:3, Invalid credentials:2, Record not found:2, Permission denied, Card was declined, Request was too large',
      ),
    },
  ),
  row('error title', 'error title, errors title, problem title, error label, fault title', {
    string: chosen('Invalid input:3, Not found:2, Access denied:2, Conflict, Request timed out'),
  }),
  row(
    'remedy',
    'remediation, remedy, resolution hint, suggested action, recovery hint, fix, corrective action, workaround',
    {
      string: chosen(
        'Check the value and try again:3, Correct the address:2, Contact support:2, Use a different card, Wait a few minutes',
      ),
    },
  ),
  row(
    'error code',
    'error code, failure code, decline code, error type, error id, reason code, error name, error key, fault code, status reason code, return reason code, response code text, error subcode',
    {
      string: chosen('timeout:3, not_found:2, invalid_request:3, permission_denied, conflict'),
      integer: whole(1000, 1099),
      number: whole(1000, 1099),
    },
  ),
  row('button', 'button text, button label, button title, call to action, cta, cta text, cta label, button name', {
    string: chosen('Continue:4, Confirm:3, Buy now:2, Learn more:2, Cancel, Sign up'),
  }),
  row('theme', 'setting theme, preference theme, ui theme, color scheme, color mode, user theme, configuration theme', {
    string: chosen('light:4, dark:3, system:2'),
  }),
  row('cron', 'cron, cron expression, schedule expression, crontab, cron schedule, cron string, rrule', {
    string: chosen('0 * * * *, 0 6 * * *:2, 30 2 * * 1, */15 * * * *, 0 0 1 * *'),
  }),
  row('query', 'query, search query, search term, keyword query, search text, search, search phrase, filter query', {
    string: listed(
      'running shoes, desk lamp, winter jacket, coffee beans, train tickets, office chair, garden tools, wireless headphones, rain boots, travel mug, notebook, water bottle',
    ),
  }),
  row(
    'message address',
    'message from, sms from, call from, message to, sms to, call to, sms sender, call caller, voice from, voice to, incoming phone number, message sender number, from formatted, to formatted, caller, callee, fax from, fax to, call forwarded from',
    { string: { generator: 'phone' } },
  ),
  row(
    'message address',
    'email from, email to, mail from, mail to, email sender, email recipient, from address, to address, mail recipient, mail sender, envelope from, envelope to',
    {
      string: matching(
        '(anna|ben|carla|david|elena|finn|grace|hugo|ines|jonas|kira|liam|maya|noah)\\.(adler|brandt|costa|dubois|evans|garcia|hansen|jensen|keller|meyer|novak|patel|rossi|weber)@example\\.(com|org|net)',
      ),
    },
  ),
];
