import { definePage } from '@torsa/shared/i18n';
import { auditMessages } from './audit-messages.en.ts';
import { AuditPage } from './audit-page.tsx';

export default definePage('en', AuditPage, auditMessages);
