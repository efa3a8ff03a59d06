import {
  contactField,
  contactFields,
  fillContactForm,
  sendButton,
  validContactMessage,
} from '../contact-form.ts';
import { openFirstPageWithoutFault } from './expectations.ts';
import { submitAndCheckAccepted, submitUntilAccepted } from './form-outcome.ts';
import type { VisiblePageState } from './page-view.ts';
import { countStoredMessages } from './stored-messages.ts';
import type { SimulatedVisit } from './visit.ts';

const sent = ({ notification }: VisiblePageState) => notification.includes('Message Sent!');
const failed = ({ notification }: VisiblePageState) =>
  notification.includes('Error Sending Message');

/** Creates a contact message with a unique text and sender. */
export function createUniqueContactMessage({ uniqueId }: SimulatedVisit) {
  return {
    ...validContactMessage,
    email: `rupa-${uniqueId}@example.com`,
    message: `Are you there? ${uniqueId}`,
  };
}

/** Simulates a visitor who submits the contact form during a network fault and again after the fault. */
export async function submitContactForm(visit: SimulatedVisit): Promise<void> {
  const { page, network, addFinding } = visit;
  const message = createUniqueContactMessage(visit);
  await openFirstPageWithoutFault(visit);
  await fillContactForm(page, message);
  visit.injectFault();
  const send = () => sendButton(page).click();
  if (!(await submitAndCheckAccepted(visit, send, sent, failed))) {
    for (const field of contactFields) {
      const kept = await contactField(page, field).inputValue();
      if (kept !== message[field])
        addFinding(`lost text: "${message[field]}" was typed, the field contains "${kept}"`);
    }
    network.clearFault();
    await submitUntilAccepted(visit, send, sent, failed);
  }
  const stored = await countStoredMessages(message.message);
  if (stored === 0) addFinding('lost message: the backend did not store it');
  if (stored > 1) addFinding(`the backend stored the message ${stored} times`);
}
