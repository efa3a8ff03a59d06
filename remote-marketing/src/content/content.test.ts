import { serviceLinks } from '@torsa/shared/company';
import { describe, expect, test } from 'vitest';
import { mission, reasons, story } from './about.ts';
import { openings } from './openings.ts';
import { steps } from './process.ts';
import { coreServices, findService, services } from './services.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';

describe('§2 services', () => {
  test('there are the six of the menu, in its order', () => {
    expect(services.map((service) => service.id)).toEqual(serviceLinks.map((link) => link.id));
  });

  test('the home page shows four of them', () => {
    expect(coreServices.map((service) => service.title)).toEqual([
      'Website Build',
      'AI Tools',
      'App Development',
      'Digital Marketing',
    ]);
  });

  test('demo work is optional, and never an empty list', () => {
    expect(services.some((service) => !service.demoWork)).toBe(true);
    expect(services.some((service) => service.demoWork)).toBe(true);
    expect(services.every((service) => service.demoWork?.length !== 0)).toBe(true);
  });

  test('a service is found by its id, and nothing by another one', () => {
    expect(findService('apps')?.title).toBe('App Development');
    expect(findService('unknown')).toBeUndefined();
    expect(findService(undefined)).toBeUndefined();
  });
});

test('§2 careers: the four openings', () => {
  expect(openings.map((opening) => opening.title)).toEqual([
    'Senior Frontend Developer',
    'AI/ML Engineer',
    'Digital Marketing Specialist',
    'UX/UI Designer',
  ]);
  expect(new Set(openings.map((opening) => opening.type))).toEqual(
    new Set(['Full-time', 'Contract']),
  );
});

test('§2 our team: six members, whose initials are those of their names', () => {
  expect(team).toHaveLength(6);
  for (const member of team) {
    expect(member.initials).toBe(member.name.replace(/(\w)\w*\s*/g, '$1'));
  }
});

test('§2 three testimonials and six reasons', () => {
  expect(testimonials).toHaveLength(3);
  expect(reasons).toHaveLength(6);
});

test('no text is blank', () => {
  const everything = { services, openings, team, testimonials, reasons, steps, story, mission };
  JSON.stringify(everything, (_key, value: unknown) => {
    if (typeof value === 'string') expect(value.trim()).not.toBe('');
    return value;
  });
});
