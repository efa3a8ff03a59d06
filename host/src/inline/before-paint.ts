// Runs in the head of every document, before the first paint, in this order.
import './show-theme.ts';
import './note-session.ts';
import './queue-early-events.ts';
import './close-left-menus.ts';
import './refetch-damaged-scripts.ts';
import './remember-language.ts';
import './date-printouts.ts';
import './redirect-to-language.ts';
