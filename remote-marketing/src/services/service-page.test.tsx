import { screen, within } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { serviceDescriptions } from './service-descriptions.copy.en.ts';
import { type ServiceDetails, serviceDetails } from './service-details.copy.en.ts';
import { serviceIds } from './service-ids.ts';
import ServicePage from './service-page.copy.en.ts';
import { serviceTitles } from './service-titles.copy.en.ts';

describe('the page /services', () => {
  test('the services page lists the six services with links to their pages', async () => {
    await openPage(routes, '/services');
    for (const id of serviceIds) {
      expect(screen.getByRole('link', { name: serviceTitles[id] })).toHaveAttribute(
        'href',
        `/services/${id}`,
      );
    }
  });
});

describe('the page /services/{serviceId}', () => {
  test.each(serviceIds)(
    '§2.16 §3.4 the page of %s shows description, details and demo work',
    async (id) => {
      const details: ServiceDetails = serviceDetails[id];
      await openPage(routes, `/services/${id}`);
      expect(
        screen.getByRole('heading', { level: 1, name: serviceTitles[id] }),
      ).toBeInTheDocument();
      expect(screen.getByText(serviceDescriptions[id])).toBeInTheDocument();
      for (const point of details.points) expect(screen.getByText(point)).toBeInTheDocument();

      const demoWork = screen.queryByRole('region', { name: 'Demo Work' });
      if (!details.demoWork) return expect(demoWork).toBeNull();
      expect(details.demoWork.length).toBeGreaterThan(0);
      for (const work of details.demoWork) {
        expect(
          within(demoWork ?? document.body).getByRole('heading', { name: work.title }),
        ).toBeInTheDocument();
      }
    },
  );

  test('§2.16 §2.17 a service page links to the services list, and to the contact form with the service as subject', async () => {
    await openPage(routes, '/services/ai-tool');
    expect(screen.getByRole('link', { name: /Back/ })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('link', { name: 'Discuss Your Project' })).toHaveAttribute(
      'href',
      '/contact?subject=AI+Tools',
    );
  });

  test('a URL with an unknown service ID shows the list of services', async () => {
    await openPage(routes, '/services/time-travel');
    expect(screen.getByRole('link', { name: 'Website Build' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Discuss Your Project' })).not.toBeInTheDocument();
  });

  test('the service page has the title and description of the service, or of the services list for an unknown ID', () => {
    const titleOf = (serviceId: string) => {
      const { head } = ServicePage;
      return typeof head === 'function' ? head({ serviceId }).title : undefined;
    };
    expect(titleOf('apps')).toBe('App Development');
    expect(titleOf('time-travel')).toBe('Services');
  });
});
