import { codeMessages } from '@torsa/shared/second-factor/code-messages.en';

/** The words of the step that asks for a code. */
export const codeStepMessages = { ...codeMessages, giveUp: 'Log in as somebody else' };
