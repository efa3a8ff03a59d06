import type { PageHead } from '@torsa/shared/contract/remote';
import { CoreServices, type CoreServicesMessages } from './core-services.tsx';
import { Hero, type HeroMessages } from './hero.tsx';
import { type StartMessages, StartProject } from './start-project.tsx';
import { Testimonials, type TestimonialsMessages } from './testimonials.tsx';

export interface HomeMessages {
  readonly head: PageHead;
  readonly hero: HeroMessages;
  readonly services: CoreServicesMessages;
  readonly testimonials: TestimonialsMessages;
  readonly start: StartMessages;
}

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
