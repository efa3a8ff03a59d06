import type { OfficeId } from '@torsa/shared/contract/company/company';
import {
  createOfficeStructuredData,
  getCompanySchemaId,
} from '@torsa/shared/contract/company/company-structured-data';
import type { PageMetadataInput } from '@torsa/shared/contract/discovery';
import { localize } from '@torsa/shared/i18n/languages';
import { jobOpeningTexts as bn } from './opening-texts.copy.bn.ts';
import { jobOpeningTexts as en } from './opening-texts.copy.en.ts';
import { type JobOpening, jobOpenings } from './openings.ts';

const texts = { en, bn };

const employmentTypes = {
  fullTime: 'FULL_TIME',
  contract: 'CONTRACTOR',
} satisfies Record<JobOpening['type'], string>;

/** The offices of each job opening. An empty list means remote work. */
const officesOf: Readonly<Record<JobOpening['id'], readonly OfficeId[]>> = {
  frontend: ['kolkata', 'coochBehar'],
  ai: ['kolkata'],
  marketing: ['coochBehar'],
  design: [],
};

/** Returns the job openings as schema.org structured data. */
export function createJobPostings({
  language,
  company,
  url,
  siteUrl,
}: Omit<PageMetadataInput, 'params'>) {
  const jobs = localize(language, texts);
  const open = jobOpenings.filter(({ id }) => !company.closedOpenings.includes(id));
  return open.map(({ id, type, postedOn }) => ({
    '@type': 'JobPosting',
    '@id': `${url}#${id}`,
    title: jobs[id].title,
    description: jobs[id].description,
    datePosted: postedOn,
    employmentType: employmentTypes[type],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': getCompanySchemaId(siteUrl),
      name: company.name,
    },
    ...placeOf(
      company.offices
        .filter((office) => officesOf[id].includes(office.id))
        .map((office) => createOfficeStructuredData(office, company)),
    ),
  }));
}

function placeOf(offices: readonly object[]) {
  if (offices.length > 0) return { jobLocation: offices };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  };
}
