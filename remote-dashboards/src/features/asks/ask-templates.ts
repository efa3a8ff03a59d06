import type { RequestToClientKind } from '../../api/asks.ts';

export interface RequestToClientTemplate {
  readonly text_en: string;
  readonly text_bn: string;
  /** The number of files that the client should upload. */
  readonly count?: number;
}

/** Text templates for frequent requests to clients in both languages, by type of request. */
export const requestToClientTemplates: Readonly<
  Record<RequestToClientKind, readonly RequestToClientTemplate[]>
> = {
  files: [
    {
      text_en: 'Six photos of your business, taken in daylight',
      text_bn: 'আপনার ব্যবসার ছ’টি ছবি, দিনের আলোয় তোলা',
      count: 6,
    },
    {
      text_en: 'Your logo, in the largest size you have',
      text_bn: 'আপনার লোগো, সবচেয়ে বড় মাপে',
      count: 1,
    },
    { text_en: 'Your price list or menu', text_bn: 'আপনার মূল্যতালিকা বা মেনু' },
    {
      text_en: 'Photos of your team, one per person',
      text_bn: 'আপনাদের সবার ছবি, প্রত্যেকের একটি করে',
    },
  ],
  text: [
    { text_en: 'The text of the first page', text_bn: 'প্রথম পাতার লেখা' },
    {
      text_en: 'A few sentences about your business and how it began',
      text_bn: 'আপনার ব্যবসা আর তার শুরুর কথা, কয়েকটি বাক্যে',
    },
    {
      text_en: 'Your services, each with one sentence',
      text_bn: 'আপনাদের পরিষেবাগুলি, প্রতিটি নিয়ে একটি বাক্য',
    },
  ],
  answer: [
    {
      text_en: 'Which phone number and email address should the site show?',
      text_bn: 'সাইটে কোন ফোন নম্বর আর ইমেল ঠিকানা দেখানো হবে?',
    },
    { text_en: 'Which web address would you like?', text_bn: 'কোন ওয়েব ঠিকানা চান?' },
    { text_en: 'When are you open?', text_bn: 'আপনারা কখন খোলা থাকেন?' },
  ],
  approval: [
    {
      text_en: 'Please check the design of the first page',
      text_bn: 'প্রথম পাতার নকশাটি দেখে নিন',
    },
    { text_en: 'Please check this text', text_bn: 'এই লেখাটি দেখে নিন' },
    {
      text_en: 'Please check the site before it goes live',
      text_bn: 'সাইটটি চালু হওয়ার আগে দেখে নিন',
    },
  ],
};
