import type { Translation } from '@torsa/shared/i18n/message';

/** The names of the site settings: sections, groups and fields. */
export const settingNames = {
  sections: {
    contact: 'Contact',
    offices: 'Offices and hours',
    openings: 'Openings',
    banner: 'Banner',
    company: 'Company',
    services: 'Services',
    logins: 'Logins',
  },
  /** The names of groups, by the first part of the field name. */
  groups: {
    phone: 'Phone numbers',
    email: 'Email addresses',
    coochBehar: 'Head office, Cooch Behar',
    kolkata: 'Kolkata office',
    'website-build': 'Website Build',
    template: 'Templates',
    'marketing-site': 'Marketing Sites',
    'ai-tool': 'AI Tools',
    apps: 'App Development',
    'social-media-marketing': 'Digital Marketing',
  },
  /** The labels of fields, by full name or by name within the group. */
  labels: {
    'phone.coochBehar': 'Cooch Behar',
    'phone.kolkata': 'Kolkata',
    'email.projects': 'New projects',
    'email.support': 'Support',
    'email.careers': 'Careers',
    whatsapp: 'WhatsApp',
    'street.en': 'Street, in English',
    'street.bn': 'Street, in Bengali',
    postalCode: 'PIN code',
    'hours.en': 'Hours, in English',
    'hours.bn': 'Hours, in Bengali',
    frontend: 'Senior Frontend Developer',
    ai: 'AI/ML Engineer',
    marketing: 'Digital Marketing Specialist',
    design: 'UX/UI Designer',
    'text.en': 'In English',
    'text.bn': 'In Bengali',
    until: 'Last day',
    legalName: 'Legal name',
    registration: 'Registration',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    github: 'GitHub',
    price: 'Starting price in rupees',
    weeks: 'Usual duration in weeks',
    employee: 'Employee login',
  },
} as const;

export type SettingNames = Translation<typeof settingNames>;
