// These scripts run in the head of every document before the first paint, in this order.
import './show-theme.ts';
import './mark-session.ts';
import './queue-early-events.ts';
import './close-menus-without-focus.ts';
import './refetch-damaged-scripts.ts';
import './remember-language.ts';
import './print-date.ts';
import './redirect-to-language.ts';
