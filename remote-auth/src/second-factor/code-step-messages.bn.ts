import { codeMessages } from '@torsa/shared/second-factor/code-messages.bn';

/** The words of the step that asks for a code. */
export const codeStepMessages = { ...codeMessages, giveUp: 'অন্য কেউ লগ-ইন করবেন' };
