// These inline scripts run in this order in the `<head>` of every HTML document, before the first paint.
import './show-theme.ts';
import './mark-session.ts';
import './queue-early-events.ts';
import './close-menus-without-focus.ts';
import './refetch-damaged-scripts.ts';
import './remember-language.ts';
import './print-date.ts';
import './redirect-to-language.ts';
