import { CoreServices } from './core-services.tsx';
import { Hero } from './hero.tsx';
import type { HomeMessages } from './home.en.ts';
import { StartProject } from './start-project.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage({ messages }: { readonly messages: HomeMessages }) {
  return (
    <>
      <Hero messages={messages.hero} />
      <CoreServices messages={messages.services} />
      <Testimonials messages={messages.testimonials} />
      <StartProject messages={messages.start} />
    </>
  );
}
