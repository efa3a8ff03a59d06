import { createCardPicture } from '../card-picture.ts';
import avif480 from './card-480.avif';
import webp640 from './card-640.webp';
import avif800 from './card-800.avif';

export const templateServiceCardPicture = createCardPicture({ avif480, avif800, webp640 });
