import {
  contactField,
  contactFields,
  fillContactForm,
  goodMessage,
  sendButton,
} from '../contact-form.ts';
import { openWell } from './expectations.ts';
import { expectAccepted, isAccepted } from './outcome.ts';
import type { View } from './page-view.ts';
import { countStored } from './stored-messages.ts';
import type { Visit } from './visit.ts';

const sent = ({ notification }: View) => notification.includes('Message Sent!');
const failed = ({ notification }: View) => notification.includes('Error Sending Message');

/** A message and a sender of this visit alone. */
export function messageOf({ mark }: Visit) {
  return { ...goodMessage, email: `rupa-${mark}@example.com`, message: `Are you there? ${mark}` };
}

/** Somebody sends the contact form, and again once the fault is gone. */
export async function submit(visit: Visit): Promise<void> {
  const { page, network, find } = visit;
  const message = messageOf(visit);
  await openWell(visit);
  await fillContactForm(page, message);
  visit.strike();
  const send = () => sendButton(page).click();
  if (!(await isAccepted(visit, send, sent, failed))) {
    for (const field of contactFields) {
      const kept = await contactField(page, field).inputValue();
      if (kept !== message[field]) find(`lost: "${message[field]}" was typed, "${kept}" is kept`);
    }
    network.lift();
    await expectAccepted(visit, send, sent, failed);
  }
  const stored = await countStored(message.message);
  if (stored === 0) find('lost: the message is not stored');
  if (stored > 1) find(`stored ${stored} times`);
}
