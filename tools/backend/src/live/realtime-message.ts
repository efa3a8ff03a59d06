import * as v from 'valibot';

/** A message in version 2.0.0 of the Phoenix protocol, which Supabase Realtime uses. */
const messageSchema = v.pipe(
  v.tuple([v.nullable(v.string()), v.nullable(v.string()), v.string(), v.string(), v.unknown()]),
  v.transform(([joinRef, ref, topic, event, payload]) => ({ joinRef, ref, topic, event, payload })),
);

export type RealtimeMessage = v.InferOutput<typeof messageSchema>;

/** Parses a Realtime message of a client. Returns undefined if it is invalid. */
export function parseRealtimeMessage(text: string): RealtimeMessage | undefined {
  try {
    const { output, success } = v.safeParse(messageSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
