/** The texts about repeating tasks, for the new-task form and the task sheet. */
export const taskRepeatTexts = {
  names: { never: 'Never', week: 'Every week', month: 'Every month' },
  needsDay: 'A repeating task needs a due date. Choose a date first.',
};
