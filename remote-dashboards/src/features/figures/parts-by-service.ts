import { type Service, services } from '../../api/projects.ts';
import type { FigurePart } from '../../api/reports.ts';

/** What came from the page of a service, by its name. @param sources by the path of a page, the largest first. */
export function partsByService(
  sources: readonly FigurePart[],
  names: Readonly<Record<Service, string>>,
): readonly FigurePart[] {
  return sources.flatMap((source) => {
    const service = services.find((id) => source.part === `/services/${id}`);
    return service ? [{ ...source, part: names[service] }] : [];
  });
}
