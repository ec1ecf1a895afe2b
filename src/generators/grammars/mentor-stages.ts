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
