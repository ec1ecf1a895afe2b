import { ANY_ON_SITE, ANY_ONLINE } from './texts.ts';
import type { EventTexts } from './texts.ts';

export const conference: EventTexts = {
  anywhere: {
    opening: [
      'Keynote by {person} on {focus}, then {talks} talks on {second} and {third}.',
      '{span} on {subs}, for {who}. {person} opens.',
      'The yearly meeting of {who}. {talks} talks, most of them on {focus}, the rest on {second} and {third}.',
      '{who} report on {focus} and {second}. A panel chaired by {person} asks what comes next.',
      '{talks} talks from an open call, on {subs}. {person} sums up at the end.',
      'What works in {x}? Case studies on {focus} and {second}, and a panel on {third}.',
      '{person} looks back at the year in {x}. Then {who} present {talks} papers on {subs}.',
      'For {who}: {talks} short talks on {focus} and {second}, with time for questions.',
      '{daily} programme on {subs}. Speakers: {person}, {person}, and others.',
      'How do others deal with {focus}? Speakers from {few} countries report. Round table on {second} with {person}.',
      'Papers on {subs}, a poster session, and a prize for the best thesis. Keynote: {person}.',
      'Three tracks for {who}: {subs}. {person} speaks in the opening session.',
      'Talks in the morning, workshops in the afternoon, on {subs}. Chair: {person}.',
      '{person} and {person} debate {focus}. {talks} further talks are on {second} and {third}.',
      '{talks} papers, most on {focus}, some on {second} or {third}. Chair: {person}.',
      'Little theory, many projects: {who} tell what they do about {focus} and {second}.',
      '{person} presents a study on {focus}, and {who} comment. Other sessions are on {second} and {third}.',
      'Invited talks on {focus} by {person} and {person}. The open sessions are on {second} and {third}.',
      'For newcomers to {x} as well as old hands: an introduction to {focus}, then {talks} talks on {second} and {third}.',
      '{who} compare notes on {subs}. {person} is in the chair.',
      'The awards for the best work in {x} are given here, after {talks} talks on {subs}.',
      '{person} opens with ten theses on {focus}. Reports on {second} and {third} follow.',
      'One track on {focus}, one on {second}, and a panel on {third}. {talks} talks in all.',
      '{talks} talks and {few} demonstrations on {subs}. {person} gives the closing lecture.',
      'Reports from {few} countries on {focus} and {second}. All {who} are welcome.',
    ],
    few: ['three', 'four', 'five', 'six', 'seven', 'eight'],
  },
  onSite: {
    more: [
      'The fee covers lunch and coffee.',
      'Students pay half the fee.',
      'The early rate ends six weeks before.',
      'Posters are shown in the foyer.',
      'Hotel rooms have been set aside nearby.',
      'Certificates on request.',
      'The dinner is booked separately.',
      'Childcare is available on request.',
      ...ANY_ON_SITE,
    ],
  },
  online: { more: ANY_ONLINE },
};
