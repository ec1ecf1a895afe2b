const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/**
 * Returns the policy of a page of ours as it is sent in the header `Content-Security-Policy`, where it also keeps other sites
 * from framing the page.
 *
 * @returns undefined for a page without a policy, which is somebody else's
 * @example
 * pagePolicy(`<meta http-equiv="Content-Security-Policy" content="img-src 'self'" />`) // => "img-src 'self'; frame-ancestors 'self'"
 */
export function pagePolicy(page: string): string | undefined {
  const [, policy] = POLICY.exec(page) ?? [];
  return policy === undefined ? undefined : `${policy}; frame-ancestors 'self'`;
}
