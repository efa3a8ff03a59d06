/** The time for which the signature of a request is valid, in milliseconds. */
const LONGEST_MS = 5 * 60_000;

/** Returns the hexadecimal HMAC-SHA256 signature of a mail server's request, over its time and body. */
export async function signRequestBody(secret: string, time: string, body: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytes(`${time}.${body}`));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns true if a request has a valid and recent signature.
 * @param time in milliseconds since 1970
 */
export async function isRequestSignatureValid(
  secret: string,
  { time, signature, body }: { time: string; signature: string; body: string },
  now = Date.now(),
): Promise<boolean> {
  if (!(Math.abs(now - Number(time)) <= LONGEST_MS)) return false;
  const expected = await signRequestBody(secret, time, body);
  // Compares all characters, so that the response time does not reveal the first difference.
  let difference = expected.length ^ signature.length;
  for (let place = 0; place < expected.length; place += 1) {
    difference |= expected.charCodeAt(place) ^ signature.charCodeAt(place);
  }
  return difference === 0;
}
