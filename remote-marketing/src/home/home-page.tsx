import type { PageHead } from '@torsa/shared/contract/remote';
import { CoreServices } from './core-services.tsx';
import { Hero } from './hero.tsx';
import { StartProject } from './start-project.tsx';
import { Testimonials } from './testimonials.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <CoreServices />
      <Testimonials />
      <StartProject />
    </>
  );
}

HomePage.head = {
  title: 'Websites, apps and AI tools from Cooch Behar and Kolkata',
  description:
    'Torsa is an IT company in Cooch Behar and Kolkata: websites, AI tools, apps and digital marketing for shops, schools, clinics and tea gardens.',
} satisfies PageHead;
