import { CoreServicesSection } from './core-services.tsx';
import { Hero } from './hero.tsx';
import type { HomeTexts } from './home-page.copy.en.ts';
import { StartProjectSection } from './start-project.tsx';
import { TestimonialsSection } from './testimonials.tsx';

export function HomePage({ copy }: { readonly copy: HomeTexts }) {
  return (
    <>
      <Hero copy={copy.hero} />
      <CoreServicesSection copy={copy.services} />
      <TestimonialsSection copy={copy.testimonials} />
      <StartProjectSection copy={copy.start} />
    </>
  );
}
