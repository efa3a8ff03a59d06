import { CoreServices } from './core-services.tsx';
import { Hero } from './hero.tsx';
import type { HomeCopy } from './home-page.copy.en.ts';
import { StartProject } from './start-project.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage({ copy }: { readonly copy: HomeCopy }) {
  return (
    <>
      <Hero copy={copy.hero} />
      <CoreServices copy={copy.services} />
      <Testimonials copy={copy.testimonials} />
      <StartProject copy={copy.start} />
    </>
  );
}
