// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.
"use strict";
export const validateObjectId = validate0;
const pattern0 = new RegExp("^[0-9A-Fa-f]+$", "u");

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = addError(vErrors, instancePath, rule0);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateAlliance = validate1;

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = addError(vErrors, instancePath, rule2);
errors++;
}
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule3);
errors++;
}
if(data.strength === undefined){
vErrors = addError(vErrors, instancePath, rule4);
errors++;
}
if(data.bbStrength === undefined){
vErrors = addError(vErrors, instancePath, rule5);
errors++;
}
if(data.leaderId === undefined){
vErrors = addError(vErrors, instancePath, rule6);
errors++;
}
if(data.townIds === undefined){
vErrors = addError(vErrors, instancePath, rule7);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/id", rule0);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/id", rule1);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule1);
errors++;
}
}
if(data.strength !== undefined){
let data2 = data.strength;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/strength", rule8);
errors++;
}
}
if(data.bbStrength !== undefined){
let data3 = data.bbStrength;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/bbStrength", rule8);
errors++;
}
}
if(data.leaderId !== undefined){
let data4 = data.leaderId;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/leaderId", rule0);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/leaderId", rule1);
errors++;
}
}
if(data.townIds !== undefined){
let data5 = data.townIds;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/townIds/" + i0, rule0);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/townIds/" + i0, rule1);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/townIds", rule9);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateAllianceResource = validate2;

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vulnerabilityWindow === undefined){
vErrors = addError(vErrors, instancePath, rule11);
errors++;
}
if(data.vulnerabilityWindow !== undefined){
let data0 = data.vulnerabilityWindow;
if((typeof data0 == "number") && (isFinite(data0))){
if(!((Math.abs(data0) >= 9007199254740992) || (data0 % 1 === 0))){
vErrors = addError(vErrors, instancePath+"/vulnerabilityWindow", rule12);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/vulnerabilityWindow", rule13);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const validateAllianceArray = validate3;

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule9);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateAllianceEnvelope = validate4;

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._embedded === undefined){
vErrors = addError(vErrors, instancePath, rule14);
errors++;
}
if(data._embedded !== undefined){
let data0 = data._embedded;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.alliances === undefined){
vErrors = addError(vErrors, instancePath+"/_embedded", rule15);
errors++;
}
if(data0.alliances !== undefined){
if(!(validate3(data0.alliances, {instancePath:instancePath+"/_embedded/alliances"}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/_embedded", rule10);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const validateAllianceList = validate5;

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate3(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate4(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = addError(vErrors, instancePath, rule16);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const validateProblemDetails = validate6;

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if(typeof data.type !== "string"){
vErrors = addError(vErrors, instancePath+"/type", rule1);
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = addError(vErrors, instancePath+"/title", rule1);
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/status", rule8);
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
vErrors = addError(vErrors, instancePath+"/detail", rule1);
errors++;
}
}
if(data.instance !== undefined){
if(typeof data.instance !== "string"){
vErrors = addError(vErrors, instancePath+"/instance", rule1);
errors++;
}
}
if(data.issues !== undefined){
let data5 = data.issues;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.parameter !== undefined){
if(typeof data6.parameter !== "string"){
vErrors = addError(vErrors, instancePath+"/issues/" + i0+"/parameter", rule1);
errors++;
}
}
if(data6.code !== undefined){
if(typeof data6.code !== "string"){
vErrors = addError(vErrors, instancePath+"/issues/" + i0+"/code", rule1);
errors++;
}
}
if(data6.message !== undefined){
if(typeof data6.message !== "string"){
vErrors = addError(vErrors, instancePath+"/issues/" + i0+"/message", rule1);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/issues/" + i0, rule10);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/issues", rule9);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const rule0 = {keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]+$"},message:"must match pattern \"^[0-9A-Fa-f]+$\""};
const rule1 = {keyword:"type",params:{type: "string"},message:"must be string"};
const rule2 = {keyword:"required",params:{missingProperty: "id"},message:"must have required property 'id'"};
const rule3 = {keyword:"required",params:{missingProperty: "name"},message:"must have required property 'name'"};
const rule4 = {keyword:"required",params:{missingProperty: "strength"},message:"must have required property 'strength'"};
const rule5 = {keyword:"required",params:{missingProperty: "bbStrength"},message:"must have required property 'bbStrength'"};
const rule6 = {keyword:"required",params:{missingProperty: "leaderId"},message:"must have required property 'leaderId'"};
const rule7 = {keyword:"required",params:{missingProperty: "townIds"},message:"must have required property 'townIds'"};
const rule8 = {keyword:"type",params:{type: "integer"},message:"must be integer"};
const rule9 = {keyword:"type",params:{type: "array"},message:"must be array"};
const rule10 = {keyword:"type",params:{type: "object"},message:"must be object"};
const rule11 = {keyword:"required",params:{missingProperty: "vulnerabilityWindow"},message:"must have required property 'vulnerabilityWindow'"};
const rule12 = {keyword:"multipleOf",params:{multipleOf: 1},message:"must be multiple of 1"};
const rule13 = {keyword:"type",params:{type: "number"},message:"must be number"};
const rule14 = {keyword:"required",params:{missingProperty: "_embedded"},message:"must have required property '_embedded'"};
const rule15 = {keyword:"required",params:{missingProperty: "alliances"},message:"must have required property 'alliances'"};
const rule16 = {keyword:"anyOf",params:{},message:"must match a schema in anyOf"};

function addError(errors, instancePath, rule) {
const error = {instancePath, ...rule};
if (errors === null) return [error];
errors.push(error);
return errors;
}

function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}

