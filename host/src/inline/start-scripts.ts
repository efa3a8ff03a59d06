import { documentIds } from '@torsa/shared/contract/names';

// Scripts wait for the first picture of the page, because they would share the bandwidth on a slow connection.

/** The maximum delay of the scripts, in milliseconds. */
const timeoutMs = 500;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const start = () => {
  const template = document.getElementById(documentIds.scripts) as HTMLTemplateElement;
  // The first call moves the content of the template, so a second call appends nothing.
  document.head.append(template.content);
};
if (!picture || picture.complete) start();
else {
  picture.addEventListener('load', start);
  picture.addEventListener('error', start);
  setTimeout(start, timeoutMs);
}
