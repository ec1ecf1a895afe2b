/** What is wrong with the first answer to what was sent; an empty text if nothing is. */
export function faultOf(request: string, answer: string): string {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  if (answer === '') return '';
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  if (status === 100) return faultOf(request, body);
  if (!(status >= 200 && status < 500) && status !== 501) return `status ${head.split('\r\n')[0]}`;
  if (!/\naccess-control-allow-origin: \*/i.test(head)) return 'no CORS';
  if (!/\nx-content-type-options: nosniff/i.test(head)) return 'no nosniff';
  const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const text = body.slice(0, length);
  // What follows the answer to HEAD is another answer.
  if (text.length > 0 && !request.startsWith('HEAD') && /\ncontent-type: application\/(?:problem\+)?json/i.test(head)) {
    try {
      JSON.parse(Buffer.from(text, 'latin1').toString());
    } catch {
      return `not JSON: ${text.slice(0, 80)}`;
    }
  }
  return '';
}
