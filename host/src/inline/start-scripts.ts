import { documentIds } from '@torsa/shared/contract/names';

// On a slow line, scripts would share the bandwidth with the first picture of the page: they wait for it.

/** How long scripts wait for a picture, in milliseconds. */
const timeoutMs = 500;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const start = () => {
  const template = document.getElementById(documentIds.scripts) as HTMLTemplateElement;
  // Its content is empty after the first call.
  document.head.append(template.content);
};
if (!picture || picture.complete) start();
else {
  picture.addEventListener('load', start);
  picture.addEventListener('error', start);
  setTimeout(start, timeoutMs);
}
