import type { Grammar } from '../grammar.ts';

/** What is said of those who have been at it for less than five years, for at least twelve, and for some time. */
export const STAGES: Readonly<Record<string, Grammar>> = {
  new: {
    opening: [
      '{name} took up {skills} {years} ago and remembers well what it is like to begin.',
      '{name} has {years} of experience in {skills}, and the first hurdles are still fresh in {her} mind.',
      'Based in {city}, {name} has taught {skills} for {years}.',
      '{name} turned to {skills} {years} ago and has not looked back.',
      'With {years} of experience in {skills}, {name} is above all a mentor for beginners.',
      '{name} from {city} has {years} of practice in {skills} and knows where beginners stumble.',
      'It is {years} since {name} left an office in {city} for {skills}.',
    ],
    career: [
      'In an earlier life, {she} worked as {a job}.',
      '{she} came to the field from a job as {a job}, which taught {him} patience.',
      'It is a second career for {him}, after some years as {a job}.',
      '{she} still know{s} which books helped and which did not.',
      '{she} learned most of what {she} know{s} at evening classes.',
    ],
  },
  long: {
    opening: [
      'After {years} of {skills}, {name} likes nothing better than passing on what works.',
      'For {years}, {name} has made a living from {skills}.',
      '{name} has spent {years} on {skills} and still learns something every month.',
      '{name} has {years} of experience in {skills}, most of it in {city}.',
      'Few people in {city} have taught {skills} for as long as {name}: {years}.',
      'In {years} of practice, {name} has seen most of what can go wrong in {skills}.',
      'With {years} behind {him}, {name} is a safe pair of hands for {skills}.',
      'Based in {city}, {name} has taught and practised {skills} for {years}.',
    ],
  },
  some: {
    opening: [
      '{name} has {years} of experience in {skills}.',
      '{name} helps with {skills} and has {years} of practice to draw on.',
      'With {years} of experience, {name} can help you with {skills}.',
      'Based in {city}, {name} has {years} of experience in {skills}.',
      '{name} has taught {skills} for {years}, mostly in {city}.',
      'If you want to get better at {skills}, {name} has {years} of practice to share.',
      '{name} works in {city} and brings {years} of practice to {skills}.',
      'For help with {skills}, you can turn to {name}, who has {years} of experience.',
    ],
  },
};

/** How those begin who write of themselves, by the same stages. */
export const OWN_OPENINGS: Readonly<Record<string, readonly string[]>> = {
  new: [
    'I started with {skills} {years} ago, and I remember well what it is like to begin.',
    '{years} ago, I gave up an office job in {city} for {skills}.',
    'I have taught {skills} for {years}, mostly to beginners.',
    'My way to {skills} was not a straight one; after {years}, I am glad of every detour.',
    'I came to {skills} late, {years} ago, and in a hurry to catch up.',
  ],
  some: [
    'I help people with {skills}, and I have {years} of practice to draw on.',
    'I live in {city} and have spent the last {years} on {skills}.',
    'After {years} of {skills}, I have made most of the mistakes, so you can skip them.',
    'What I can offer is patience, and {years} of practice in {skills}.',
    'You bring the questions; I bring {years} of {skills}.',
    'For {years}, I have filled my weeks in {city} with {skills}, and there is room for you.',
    'Most of my {years} with {skills} went into what I learned from {teachers}.',
    'I first tried {skills} {years} ago, and I have been teaching since the second year.',
  ],
  long: [
    'I have done little else than {skills} for {years}, and I would do it again.',
    'When I began with {skills}, {years} ago, there was nobody to ask, so now you can ask me.',
    'In {years}, I have seen most of what can go wrong in {skills}.',
    '{years} in {city} have taught me one thing about {skills}: {lesson}.',
    'I have made my living from {skills} for {years}, and most of what I know came from {teachers}.',
    'It took me {years} to find out how little is needed for {skills}; I can save you some of them.',
    'After {years}, people in {city} still ask me about {skills}, and I still like to answer.',
    'Hello from {city}, where I have taught {skills} for {years}.',
  ],
};

/** What is said of those who have room for more, have a few mentees, and have many. */
export const LOADS: Readonly<Record<string, readonly string[]>> = {
  none: [
    '{she} {has} no mentees at present, so you can start right away.',
    'At the moment, all of {her} hours are still free.',
    '{she} {is} looking for {her} next mentee.',
  ],
  few: [
    '{she} work{s} with {people} at present.',
    'At the moment, {she} {has} {people} to look after.',
    'Besides {her} own work, {she} find{s} time for {people}.',
  ],
  many: [
    'With {people} to look after, {she} {is} often booked weeks ahead.',
    '{she} work{s} with {people} at present, so expect to wait for a place.',
    '{people} book {her} time already, and {she} keep{s} the groups small.',
  ],
};
