import { expect, test } from 'vitest';
import { ogPages } from './og-pages.ts';
import { textPath } from './text-path.ts';

const command = /^([MLQC](-?\d+\.\d ?)+|Z)$/;

test.each(ogPages)('the words for $name become curves of numbers', ({ kicker, title }) => {
  for (const words of [kicker, ...title]) {
    const commands = textPath(words, 72, 300, 70).split(/(?=[A-Z])/);
    expect(commands.length).toBeGreaterThan(words.length * 4);
    expect(commands.filter((each) => !command.test(each))).toEqual([]);
  }
});
