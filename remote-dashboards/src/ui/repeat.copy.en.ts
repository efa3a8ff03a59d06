/** The texts about repeating tasks that the form for a new task and the task sheet share. */
export const taskRepeatTexts = {
  names: { never: 'Never', week: 'Every week', month: 'Every month' },
  needsDay: 'A repeating task needs a due date. Choose a date first.',
};
