import { chosen, listed, matching, namesWith, row, whole, type Row } from './row.ts';

/** Rows for texts that programs write for each other: patterns, messages of logs, modes, topics, and parts of versions. */
export const TECHNICAL_TEXTS: readonly Row[] = [
  row('provider slug', 'provider slug', { string: chosen('people-hub, payroll-cloud, talent-desk, ledger-online') }),
  row(
    'kind',
    'social link type, social network, social profile type, social media type, social type, social platform',
    {
      string: chosen('linkedin:4, facebook:2, instagram:2, youtube, github'),
    },
  ),
  row('subdomain', 'subdomain, sub domain, subdomain prefix, workspace domain, site subdomain', {
    string: matching('(ash|birch|cedar|elm|juniper|larch|maple|rowan)-(works|group|partners|supply|labs)'),
  }),
  row('device', 'ios device, iphone model, ipad model, apple device', { string: chosen('iPhone:6, iPad:2') }),
  row('device', 'android device, android model', { string: chosen('Pixel 8:3, Galaxy S24:3, Moto G') }),
  row('mode', 'mode', { string: chosen('automatic:4, manual:3, standard:2, test') }),
  row('mode', 'game mode, map mode, match mode, play mode, startup param mode, auto startup param mode', {
    string: chosen('deathmatch:3, capture_the_flag:2, team_battle:3, practice'),
  }),
  row('theme', 'default theme, site theme, ui theme, color theme, interface theme', {
    string: chosen('light:4, dark:4, system:2'),
  }),
  row('software', 'instance software, server software, federated instance software', {
    string: chosen('mastodon:4, lemmy:3, peertube, pixelfed'),
  }),
  row('size', 'icon size, thumbnail size, logo size, favicon size', {
    string: chosen('32x32, 64x64, 128x128:2, 512x512'),
  }),
  row('count', 'count text', { string: matching('[1-9][0-9]{0,2}') }),
  row('masked', 'obfuscated value, masked value, redacted value, masked key, obfuscated key', {
    string: matching('sk_\\.{3}[A-Za-z0-9]{4}'),
  }),
  row(
    'topic',
    'target address, source address, client address, target status address, source status address, client status address, connection address',
    {
      string: matching('(telemetry|events|commands|alerts)/[a-z]{4,8}'),
    },
  ),
  row('message', 'status detail, status description, state detail, state description', {
    string: listed(
      'Running normally., Waiting for a response., Completed without errors., Paused by an administrator., Retrying after a timeout., No data received yet.',
    ),
  }),
  row('message', 'log message, connection log message, logger message, log line, log text', {
    string: listed(
      'Connection established., Message acknowledged., Retrying after a timeout., Payload mapped., Session closed by peer., Configuration reloaded.',
    ),
  }),
  row('logger', 'logger, logger name', {
    string: matching('org\\.example\\.(gateway|connectivity|policies|search)(\\.(service|client|actors))?'),
  }),
  row('duration text', 'timeout', { string: chosen('10s:3, 30s:3, 1m:2, 5m') }),
  row('argument', 'vm arg, jvm arg, argument, command line arg, cli argument, start argument', {
    string: listed('-Xmx512m, -Xms256m, -XX:+UseG1GC, -Dfile.encoding=UTF-8, -server'),
  }),
  row('script', 'incoming script, outgoing script, mapping script, transform script, pre request script', {
    string: listed(
      'function map(message) { return message; }, function map(message) { return { ...message, seen: true }; }, function map(message) { return message.value > 0 ? message : {}; }',
    ),
  }),
  row(
    'version part',
    'sem ver minor, semver minor, version minor, minor version, sem ver patch, version patch, patch version',
    {
      integer: whole(0, 20),
      number: whole(0, 20),
    },
  ),
  row('count', 'player per side, min player per side, max player per side, num side, number of side, side count', {
    integer: whole(2, 6),
    number: whole(2, 6),
  }),
  row('quantity', 'quantity text', { string: matching('[1-9][0-9]?\\.[05]') }),
  row('field key', 'field name, aggregation field, metric field, field path, column key', {
    string: chosen('amount:2, user_id, quantity:2, region, duration, size, country'),
  }),
  row('client', 'log client, api client, client library, client version, sdk name', {
    string: matching('(ruby|python|node|go|java)-client/[1-4]\\.[0-9]\\.[0-9]'),
  }),
  row('message', 'response message, response status message', {
    string: listed('OK, Success, Request accepted, Created, No changes'),
  }),
  row('file type', '@picture file type, photo file type, picture format', { string: chosen('jpg:5, png:4, webp') }),
  row('file type', '@video file type, motion capture file type, recording file type, live video file type', {
    string: chosen('mp4:6, mov:2, webm'),
  }),
  row('code', 'mrz line, mrz line 1, mrz line 2, mrz line 3, mrz', {
    string: matching('P<[A-Z]{3}[A-Z]{6,9}<<[A-Z]{4,7}<{12}'),
  }),
  row(
    'pattern',
    'regex, regexp, regular expression, subject regex, email regex, body regex, match regex, matcher, match pattern, filter regex',
    { string: listed('^ALERT.*, .*critical.*, ^(?:prod|staging)-, timeout|unreachable, host-[0-9]+, ^Re: .*') },
  ),
  row('name', 'cve, cve id, cve number, vulnerability id', {
    string: { ...matching('CVE-202[0-5]-[1-9][0-9]{3,4}'), apart: 'CVE-202[0-5]-[1-9][0-9]{3,4}' },
  }),
  row('script', 'script, shell script, setup script, macos script, install script, startup script', {
    string: listed(
      './install.sh --quiet, systemctl restart app, defaults write com.example.app ready -bool true, echo done',
    ),
  }),
  row('path', 'log file, status log file, audit log file, result log file, log path', {
    string: matching('/var/log/(app|agent|server)/(status|audit|result)\\.log'),
  }),
  row('path', 'shell, login shell, user shell', { string: chosen('/bin/zsh:3, /bin/bash:4, /bin/sh') }),
  row('name', 'groupname, unix group, primary group', { string: chosen('staff:4, wheel, admin:2, users') }),
  row('number', 'pid, process id, parent pid', {
    string: matching('[1-9][0-9]{2,4}'),
    integer: whole(100, 40_000),
    number: whole(100, 40_000),
  }),
  row('query', 'policy query, report query, sql, sql query, query sql, database query', {
    string: listed(
      'SELECT 1 FROM disk_encryption WHERE encrypted = 1;, SELECT name FROM users;, SELECT version FROM os_version;, SELECT pid FROM processes;',
    ),
  }),
  row('key', 'variable key, environment variable key, secret key name, env key, environment key', {
    string: listed('DATABASE_URL, LOG_LEVEL, API_TOKEN, CACHE_TTL, PORT, SMTP_HOST, FEATURE_FLAGS, SENTRY_DSN'),
  }),
  row('image', 'container image name, docker image name, container image, docker image', {
    string: matching('registry\\.example/(web|api|worker|mailer):[1-4]\\.[0-9]{1,2}'),
  }),
  row('address', 'oidc issuer, token issuer, issuer url, identity issuer', {
    string: matching('https://auth\\.example\\.com/[a-z0-9]{8}'),
  }),
  row('message', 'gateway response, processor response, bank response', {
    string: chosen('Approved:4, Successful:4, Declined, Insufficient funds'),
  }),
  row('count', 'time per unit, planned time per unit, actual time, total actual time, planned time', {
    string: matching('[1-9][0-9]?(\\.5)?'),
    number: whole(1, 90),
    integer: whole(1, 90),
  }),
  row('count', 'cost per unit, planned cost per unit', { string: matching('[1-9][0-9]?\\.[0-9]{2}') }),
  row('unit', 'usage unit, count unit', { string: chosen('minutes:3, messages:3, calls:2, gigabytes') }),
  row('count', 'usage record usage, record usage, usage record count', { string: matching('[1-9][0-9]{1,3}') }),
  row('duration', namesWith('recording, call, conference recording, transcription, voicemail', 'duration'), {
    string: matching('[1-9][0-9]{1,2}'),
  }),
  row('channels', namesWith('recording, audio, conference recording', 'channel, channels, channel count'), {
    integer: whole(1, 2),
  }),
];
