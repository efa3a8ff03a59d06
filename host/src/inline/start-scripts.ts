import { htmlElementIds } from '@torsa/shared/contract/names';

// Delays the host's scripts until the first picture of the page has loaded, because both share the bandwidth of a slow
// connection.

/** The maximum delay of the host's scripts, in milliseconds. */
const timeoutMs = 500;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const start = () => {
  const template = document.getElementById(htmlElementIds.scripts) as HTMLTemplateElement;
  // A second call finds no scripts, because the first call has moved them out of the `<template>`.
  document.head.append(template.content);
};
if (!picture || picture.complete) start();
else {
  picture.addEventListener('load', start);
  picture.addEventListener('error', start);
  setTimeout(start, timeoutMs);
}
