import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { services } from '../content/services.ts';
import { renderPage } from '../render-page.tsx';
import ServicePage from './service-page.tsx';

describe('§2 /services', () => {
  test('lists the six services, each with a link to its page', async () => {
    await renderPage('/services');
    for (const service of services) {
      expect(screen.getByRole('link', { name: service.title }).getAttribute('href')).toBe(
        `/services/${service.id}`,
      );
    }
  });
});

describe('§2 /services/{serviceId}', () => {
  test.each(services)('$id: description, details and demo work', async (service) => {
    await renderPage(`/services/${service.id}`);
    expect(screen.getByRole('heading', { level: 1, name: service.title })).toBeTruthy();
    expect(screen.getByText(service.description)).toBeTruthy();
    for (const detail of service.details) expect(screen.getByText(detail)).toBeTruthy();

    const demoWork = screen.queryByRole('region', { name: 'Demo Work' });
    if (!service.demoWork) return expect(demoWork).toBeNull();
    for (const work of service.demoWork) {
      expect(
        within(demoWork ?? document.body).getByRole('heading', { name: work.title }),
      ).toBeTruthy();
    }
  });

  test('has a way back and one to the contact form, with its subject', async () => {
    await renderPage('/services/ai-tool');
    expect(screen.getByRole('link', { name: /Back/ }).getAttribute('href')).toBe('/services');
    expect(screen.getByRole('link', { name: 'Discuss Your Project' }).getAttribute('href')).toBe(
      '/contact?subject=AI+Tools',
    );
  });

  test('an unknown id shows the list', async () => {
    await renderPage('/services/time-travel');
    expect(screen.getByRole('link', { name: 'Website Build' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Discuss Your Project' })).toBeNull();
  });

  test('the head is that of the service, or of the list', () => {
    expect(ServicePage.head({ serviceId: 'apps' }).title).toBe('App Development');
    expect(ServicePage.head({ serviceId: 'time-travel' }).title).toBe('Services');
  });
});
