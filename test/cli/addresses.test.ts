import { expect, it } from 'vitest';
import { addressesOf, originOf } from '../../src/cli/addresses.ts';

const common = { netmask: '', mac: '' };
const v4 = (address: string, internal = false) =>
  ({ ...common, address, internal, family: 'IPv4', cidr: null }) as const;
const v6 = (address: string, scopeid = 0) =>
  ({ ...common, address, internal: false, family: 'IPv6', cidr: null, scopeid }) as const;
const interfaces = {
  lo: [v4('127.0.0.1', true)],
  eth1: [v4('192.168.1.9'), v6('fe80::1', 2), v6('2001:db8::7')],
  eth0: [v4('10.0.0.5'), v4('192.168.1.9')],
};

it.each([
  ['127.0.0.1', '127.0.0.1', []],
  ['mock.local', 'mock.local', []],
  ['0.0.0.0', '127.0.0.1', ['10.0.0.5', '192.168.1.9']],
  ['::', '::1', ['10.0.0.5', '192.168.1.9', '2001:db8::7']],
])('a server on %s is reached at %s and %j', (host, local, network) => {
  expect(addressesOf(host, interfaces)).toEqual({ local, network });
});

it('an origin has an address of IPv6 in brackets', () => {
  expect([originOf('::1', 80), originOf('localhost', 3000)]).toEqual(['http://[::1]:80', 'http://localhost:3000']);
});
